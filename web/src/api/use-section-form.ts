import { useActionData, useFetcher } from 'react-router';
import type { FormAnswer } from './page-form.ts';

/**
 * One form of a page that has several: sent beside the page, so that the others keep what was typed. Without script it is
 * posted, and the page comes back with its answer. `item` tells forms of one kind apart.
 */
export function useSectionForm(intent: string, item = '') {
  // By name: parts of the page that look at the same form see the same answer.
  const fetcher = useFetcher<FormAnswer>({ key: `section ${intent} ${item}` });
  const posted = useActionData() as FormAnswer | undefined;
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  const fault = answer?.fault ?? null;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    answer,
    busy: fetcher.state !== 'idle',
    done: answer?.done ?? null,
    given: answer?.given ?? null,
    fault,
    /** Words for a field, if it is the one at fault. */
    wrong: (field: string) => (fault?.field === field ? fault.message : null),
    /** Words for the form as a whole, if no shown field is at fault. */
    wrongWhole: (...fields: string[]) =>
      fault && !fields.includes(fault.field ?? '') ? fault.message : null,
  };
}
