import { implement } from '../../../../platform/calls/implement.ts';
import { resetWatchedCount } from '../../../profiles/index.ts';
import { watcherOf } from '../watching-member.ts';

export const clearWatchedCount = implement('clear_watched_count', async (_input, context) => {
  await resetWatchedCount(context.db, watcherOf(context));
  return { cleared: true as const };
});
