import { implement } from '../../../../platform/calls/implement.ts';
import { listProposals } from '../list-proposals.ts';

export const getEpisodeProposals = implement('get_episode_proposals', (input, context) =>
  listProposals(context, { limit: input.p_limit ?? 10, offset: input.p_offset ?? 0 }),
);
