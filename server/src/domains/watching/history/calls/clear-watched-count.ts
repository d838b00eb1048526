import { implement } from '../../../../platform/calls/implement.ts';
import { resetWatchedCount } from '../../../profiles/index.ts';

export const clearWatchedCount = implement('clear_watched_count', async (_input, context) => {
  await resetWatchedCount(context.db, context.memberId);
  return { cleared: true as const };
});
