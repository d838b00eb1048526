import { data } from 'react-router';
import type { Services } from '../page-context.ts';
import { refusalStatus } from './page-data.ts';
import { type FormFault, faultFrom } from './refusal.ts';

/** What the action of a form answers: words of success, or a fault. `intent` says which form of its page it was. */
export interface FormAnswer {
  intent: string;
  done: string | null;
  fault: FormFault | null;
}

export const refuseForm = (intent: string, fault: FormFault, status = 400) =>
  data<FormAnswer>({ intent, done: null, fault }, { status });

/** Runs what a form asks for. A refusal is answered in the server's words, anything else is logged and said with `failure`. */
export async function answerForm(
  services: Services,
  intent: string,
  failure: string,
  work: () => Promise<string>,
) {
  try {
    return data<FormAnswer>({ intent, done: await work(), fault: null });
  } catch (error) {
    if (!(error instanceof Error)) throw error; // a redirect
    return refuseForm(intent, faultFrom(error, failure), refusalStatus(services, error));
  }
}
