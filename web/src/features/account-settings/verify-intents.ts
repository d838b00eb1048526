import type { FormAnswer } from '../../page/page-form.ts';

/** Names of the forms on the identity check page. */
export const verifyIntents = { start: 'start', withdraw: 'withdraw', sign: 'sign' } as const;

/** What was typed for a check that was refused: without script, it comes back with the page. */
export interface TypedFacts {
  legal_name: string;
  date_of_birth: string;
  country: string;
  document_kind: string;
}
export type VerifyAnswer = FormAnswer & { typed: TypedFacts | null };
