import { type ComponentProps, createElement, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { FaultOfForm, FieldsSayFaults, focusWrong } from '../lib/fault-of-form.ts';
import { PostedForm } from '../lib/posted-fields.ts';
import { FormOfField, isPostedBy } from '../lib/posted-form.ts';
import type { FormAnswer } from '../page/page-form.ts';
import { askToProve } from '../state/ask-to-prove.ts';
import { asksProof, ProveLink } from '../ui/prove-link.tsx';

/** Milliseconds within which a second press counts as the first, if no answer came between. */
const together = 1000;

/**
 * One form of a page that has several. It is sent without leaving the page, so that the others keep what was typed.
 * Without script it is posted, and the page comes back with its answer. `item` tells forms of one kind apart, by values of its fields. While it
 * is being sent, it is not sent again. One that needs proof of who sends it asks for it in a dialog, where the page has one,
 * and is then sent again by itself.
 */
export function useSectionForm(intent: string, item = '') {
  // By name: parts of the page that look at the same form see the same answer.
  const fetcher = useFetcher<FormAnswer>({ key: `section ${intent} ${item}` });
  const posted = useActionData() as FormAnswer | undefined;
  const fields = useContext(PostedForm);
  const isThis = fields === null ? posted?.intent === intent : isPostedBy(fields, { intent, item });
  const answer = fetcher.data ?? (isThis ? posted : undefined);
  const { submit } = fetcher;
  const last = useRef<{ to: string; data: FormData } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const refused = fetcher.data?.fault && asksProof(fetcher.data.fault) ? fetcher.data : null;
  useEffect(() => {
    const sent = last.current;
    // What was refused is sent again once; another answer is another question.
    last.current = null;
    if (refused === null || sent === null) return;
    setAsking(true);
    void askToProve().then((isProven) => {
      setAsking(false);
      if (isProven) void submit(sent.data, { method: 'post', action: sent.to });
    });
  }, [refused, submit]);
  const fault = isAsking ? null : (answer?.fault ?? null);
  const words =
    fault?.field === null && asksProof(fault)
      ? createElement('span', null, fault.message, ' ', createElement(ProveLink))
      : fault?.message;
  const busy = fetcher.state !== 'idle';
  const says = useContext(FieldsSayFaults);
  const form = useRef<HTMLFormElement>(null);
  const now = useRef({ busy, data: fetcher.data, times: 0, fault, form });
  if (now.current.data !== fetcher.data && fetcher.data?.done != null) now.current.times++;
  now.current.busy = busy;
  now.current.data = fetcher.data;
  now.current.fault = says ? fault : null;
  const wronged = says && fault !== null && fetcher.data?.fault ? fetcher.data : null;
  useEffect(() => {
    if (wronged !== null) focusWrong(form.current);
  }, [wronged]);
  return {
    Form: useFormOnce(fetcher.Form, now, last, posted?.done == null ? intent : '', item),
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
  now: {
    current: {
      busy: boolean;
      data: unknown;
      fault: FormAnswer['fault'];
      form: { current: HTMLFormElement | null };
    };
  },
  last: { current: { to: string; data: FormData } | null },
  intent: string,
  item: string,
) {
  return useMemo(() => {
    const which = { intent, item };
    let sent: { at: number; data: unknown } | null = null;
    return (props: ComponentProps<FetcherForm>) => {
      const form = createElement(Form, {
        ref: now.current.form,
        ...props,
        onSubmit: (event) => {
          const { busy, data } = now.current;
          const isSecond = sent !== null && sent.data === data && event.timeStamp - sent.at < together;
          if (busy || isSecond) {
            event.preventDefault();
            return;
          }
          props.onSubmit?.(event);
          if (event.defaultPrevented) return;
          sent = { at: event.timeStamp, data };
          const { submitter } = event.nativeEvent as SubmitEvent;
          last.current = {
            to: event.currentTarget.getAttribute('action') ?? '',
            data: new FormData(event.currentTarget, submitter),
          };
        },
      });
      return createElement(
        FormOfField,
        { value: which },
        createElement(FaultOfForm, { value: now.current.fault }, form),
      );
    };
  }, [Form, now, last, intent, item]);
}
