import { implement } from '../../../../platform/calls/implement.ts';
import { resetWatchedCount } from '../../../profiles/index.ts';
import { watcherOf } from '../history-page.ts';

export const clearWatchedCount = implement('clear_watched_count', async (_input, context) => {
  await resetWatchedCount(context.db, watcherOf(context));
  return { cleared: true as const };
});
