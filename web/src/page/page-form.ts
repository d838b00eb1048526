import { data } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { Services } from '../page-context.ts';
import { refusalStatus } from './page-data.ts';
import { type FormFault, faultFrom } from './refusal.ts';

/** Secrets in a form's answer, to be shown once. */
export interface Given {
  totp?: Output<'begin_totp'>;
  recoveryCodes?: string[];
  notice?: Output<'submit_notice'>;
  cookies?: Output<'choose_cookies'>;
  urgent?: Output<'submit_urgent_request'>;
  dataRequest?: Output<'submit_data_request'>;
  adProof?: Output<'make_ad_proof'>;
  adSecret?: Output<'make_ad_conversion_secret'>;
}

/** The answer of a form's action: words of success, or a fault. `intent` says which form of its page it was. */
export interface FormAnswer {
  intent: string;
  done: string | null;
  fault: FormFault | null;
  given: Given | null;
}

export const refuseForm = (intent: string, fault: FormFault, status = 400) =>
  data<FormAnswer>({ intent, done: null, fault, given: null }, { status });

/** Words of success, and what goes with them. */
export type Success = string | (Given & { done?: string });

/**
 * Runs what a form asks for. A refusal is answered in the server's words; anything else is logged and answered with
 * `failure`.
 */
export async function answerForm(
  services: Services,
  intent: string,
  failure: string,
  work: () => Promise<Success>,
) {
  try {
    const success = await work();
    const { done = null, ...given } = typeof success === 'string' ? { done: success } : success;
    return data<FormAnswer>({ intent, done, fault: null, given });
  } catch (error) {
    if (!(error instanceof Error)) throw error; // a redirect
    return refuseForm(intent, faultFrom(error, failure), refusalStatus(services, error));
  }
}
