import { implement } from '../../../../platform/calls/implement.ts';
import { revokeProof } from '../prove-campaign.ts';

export const revokeAdProof = implement('revoke_ad_proof', (input, context) =>
  revokeProof(context, input.p_campaign_id),
);
