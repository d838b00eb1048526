import { implement } from '../../../../platform/calls/implement.ts';
import { unacceptedTerms } from '../accept-terms.ts';

export const getUnacceptedTerms = implement('get_unaccepted_terms', (_input, context) =>
  unacceptedTerms(context),
);
