import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { pageOf } from '../history-page.ts';
import { followedCards } from '../history-queries.ts';

export const getFollowingFeed = implement('get_following_feed', async (input, context) =>
  rawJson(
    await followedCards(
      context.db,
      context.objectBase,
      pageOf(context.memberId, input, limits.watchedPageSize),
    ),
  ),
);
