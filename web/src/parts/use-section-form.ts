import { type ComponentProps, createElement, useMemo, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { FormOfField } from '../lib/posted-form.ts';
import type { FormAnswer } from '../page/page-form.ts';
import { asksProof, ProveLink } from '../ui/prove-link.tsx';

/** Milliseconds within which a second press counts as the first, if no answer came between. */
const together = 1000;

/**
 * One form of a page that has several. It is sent without leaving the page, so that the others keep what was typed.
 * Without script it is posted, and the page comes back with its answer. `item` tells forms of one kind apart. While it
 * is being sent, it is not sent again.
 */
export function useSectionForm(intent: string, item = '') {
  // By name: parts of the page that look at the same form see the same answer.
  const fetcher = useFetcher<FormAnswer>({ key: `section ${intent} ${item}` });
  const posted = useActionData() as FormAnswer | undefined;
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  const fault = answer?.fault ?? null;
  const words =
    fault?.field === null && asksProof(fault)
      ? createElement('span', null, fault.message, ' ', createElement(ProveLink))
      : fault?.message;
  const busy = fetcher.state !== 'idle';
  const now = useRef({ busy, data: fetcher.data, times: 0 });
  if (now.current.data !== fetcher.data && fetcher.data?.done != null) now.current.times++;
  now.current.busy = busy;
  now.current.data = fetcher.data;
  return {
    Form: useFormOnce(fetcher.Form, now, posted?.done == null ? intent : '', item),
    submit: fetcher.submit,
    answer,
    busy,
    done: answer?.done ?? null,
    /** How often it succeeded on this page: the key of a form that should be empty again. */
    times: now.current.times,
    given: answer?.given ?? null,
    fault,
    /** Words for a field, if it is the one at fault. */
    wrong: (field: string) => (fault?.field === field ? fault.message : null),
    /** Words for the form as a whole, if no shown field is at fault. */
    wrongWhole: (...fields: string[]) => (fault && !fields.includes(fault.field ?? '') ? words : null),
  };
}

type FetcherForm = ReturnType<typeof useFetcher>['Form'];

/** A form that ignores a quick second press, which would do the thing twice. */
function useFormOnce(
  Form: FetcherForm,
  now: { current: { busy: boolean; data: unknown } },
  intent: string,
  item: string,
) {
  return useMemo(() => {
    const which = { intent, item };
    let sent: { at: number; data: unknown } | null = null;
    return (props: ComponentProps<FetcherForm>) => {
      const form = createElement(Form, {
        ...props,
        onSubmit: (event) => {
          const { busy, data } = now.current;
          const isSecond = sent !== null && sent.data === data && event.timeStamp - sent.at < together;
          if (busy || isSecond) {
            event.preventDefault();
            return;
          }
          props.onSubmit?.(event);
          if (!event.defaultPrevented) sent = { at: event.timeStamp, data };
        },
      });
      return createElement(FormOfField, { value: which }, form);
    };
  }, [Form, now, intent, item]);
}
