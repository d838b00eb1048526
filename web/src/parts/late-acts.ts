import type { ClientActionFunctionArgs } from 'react-router';
import type { FormAnswer } from '../page/page-form.ts';
import { say } from '../state/notices.ts';

/** What is said if an act is refused after whoever did it has gone on. */
export interface LateWords {
  /** Around the words of the refusal. */
  text(message: string): string;
  /** Where it can be done again. */
  next: { to: string; words: string };
}

export function sayRefused({ text, next }: LateWords, message: string): void {
  say(text(message), 'wrong', next);
}

/** Marks the form of such an act; the server does not read it. */
const field = 'late_act';
const waiting = new Map<string, LateWords>();
let last = 0;

/** Marks a form that is sent when its page is gone: `clientAction` of the page tells what becomes of it. */
export function markLate(data: FormData, words: LateWords): void {
  const id = String(++last);
  waiting.set(id, words);
  data.set(field, id);
}

const faultIn = (result: unknown): FormAnswer['fault'] => {
  const answer = result as Partial<FormAnswer> & { data?: Partial<FormAnswer> };
  return answer?.fault ?? answer?.data?.fault ?? null;
};

/** The `clientAction` of a page whose acts may be sent after it is gone: a refusal is told wherever one is by then. */
export const tellingOfLateActs =
  (clientAction: (args: ClientActionFunctionArgs) => Promise<unknown>) =>
  async (args: ClientActionFunctionArgs): Promise<unknown> => {
    const id = String((await args.request.clone().formData()).get(field) ?? '');
    const result = await clientAction(args);
    const words = waiting.get(id);
    waiting.delete(id);
    const fault = faultIn(result);
    if (words !== undefined && fault !== null) sayRefused(words, fault.message);
    return result;
  };
