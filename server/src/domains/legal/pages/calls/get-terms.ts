import { implement } from '../../../../platform/calls/implement.ts';
import { termsInForce } from '../accept-terms.ts';

export const getTerms = implement('get_terms', (_input, context) => termsInForce(context));
