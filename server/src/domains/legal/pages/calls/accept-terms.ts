import { implement } from '../../../../platform/calls/implement.ts';
import { acceptTerms } from '../accept-terms.ts';

export const acceptTermsCall = implement('accept_terms', (input, context) =>
  acceptTerms(context, input.p_number),
);
