import { implement } from '../../../../platform/calls/implement.ts';
import { readProof } from '../prove-campaign.ts';

export const getAdProof = implement('get_ad_proof', (input, context) => readProof(context, input.p_code));
