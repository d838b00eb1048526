import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { pageOf } from '../history-page.ts';
import { watchedCards } from '../history-queries.ts';

export const getWatchHistory = implement('get_watch_history', async (input, context) =>
  rawJson(
    await watchedCards(
      context.db,
      context.objectBase,
      pageOf(context.memberId, input, limits.watchedPageSize),
      input.p_in_progress ?? false,
    ),
  ),
);
