import { implement } from '../../../../platform/calls/implement.ts';
import { dismissProposals } from '../dismiss-proposals.ts';

export const dismissEpisodeProposals = implement('dismiss_episode_proposals', (input, context) =>
  dismissProposals(context, input.p_proposal_ids),
);
