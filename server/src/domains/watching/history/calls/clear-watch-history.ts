import { implement } from '../../../../platform/calls/implement.ts';
import { watcherOf } from '../history-page.ts';
import { dropHistory } from '../history-queries.ts';

export const clearWatchHistory = implement('clear_watch_history', async (_input, context) => {
  await dropHistory(context.db, watcherOf(context));
  return { cleared: true as const };
});
