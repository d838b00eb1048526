import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { newEpisodeCards } from '../news/news-queries.ts';

export const getNewEpisodes = implement('get_new_episodes', async (input, { db, objectBase, memberId }) =>
  rawJson(await newEpisodeCards(db, objectBase, memberId, input.p_limit ?? 8)),
);
