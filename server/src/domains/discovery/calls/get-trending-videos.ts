import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { trendingCards } from '../rankings-queries.ts';

export const getTrendingVideos = implement('get_trending_videos', async (input, { db, objectBase }) =>
  rawJson(await trendingCards(db, objectBase, input.limit_count ?? limits.topRows)),
);
