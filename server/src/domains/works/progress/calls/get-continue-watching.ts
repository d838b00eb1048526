import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { continuedCards } from '../progress-queries.ts';

export const getContinueWatching = implement('get_continue_watching', async (input, context) =>
  rawJson(
    await continuedCards(
      context.db,
      context.objectBase,
      context.memberId,
      input.p_limit ?? limits.continuedShown,
    ),
  ),
);
