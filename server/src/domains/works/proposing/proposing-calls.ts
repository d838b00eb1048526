import { acceptEpisodeProposals } from './calls/accept-episode-proposals.ts';
import { dismissEpisodeProposals } from './calls/dismiss-episode-proposals.ts';
import { getEpisodeProposals } from './calls/get-episode-proposals.ts';

export const proposingCalls = [getEpisodeProposals, acceptEpisodeProposals, dismissEpisodeProposals];
