import { implement } from '../../../../platform/calls/implement.ts';
import { discard } from '../edit-page.ts';

export const discardLegalDraft = implement('discard_legal_draft', (input, context) =>
  discard(context, input),
);
