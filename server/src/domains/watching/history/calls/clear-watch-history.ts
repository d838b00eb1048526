import { implement } from '../../../../platform/calls/implement.ts';
import { dropHistory } from '../history-queries.ts';

export const clearWatchHistory = implement('clear_watch_history', async (_input, context) => {
  await dropHistory(context.db, context.memberId);
  return { cleared: true as const };
});
