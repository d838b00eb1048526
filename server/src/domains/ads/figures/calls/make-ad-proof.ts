import { implement } from '../../../../platform/calls/implement.ts';
import { makeProof } from '../prove-campaign.ts';

export const makeAdProof = implement('make_ad_proof', (input, context) =>
  makeProof(context, input.p_campaign_id),
);
