import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { rankedCards, trendingCards } from '../rankings-queries.ts';

export const getContentRankingsWithIpDedup = implement(
  'get_content_rankings_with_ip_dedup',
  async (input, { db, objectBase }) => {
    const limit = input.limit_count ?? limits.topRows;
    const period = input.time_period_param;
    return rawJson(
      await (period === 'trending'
        ? trendingCards(db, objectBase, limit)
        : rankedCards(db, objectBase, period, limit)),
    );
  },
);
