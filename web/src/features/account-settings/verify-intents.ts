import type { FormAnswer } from '../../page/page-form.ts';

/** What the forms of the page of the identity check ask for. */
export const verifyIntents = { start: 'start', withdraw: 'withdraw', sign: 'sign' } as const;

/** What was typed for a check that was refused: without script the page comes back with it. */
export interface TypedFacts {
  legal_name: string;
  date_of_birth: string;
  country: string;
  document_kind: string;
}
export type VerifyAnswer = FormAnswer & { typed: TypedFacts | null };
