import { implement } from '../../../../platform/calls/implement.ts';
import { dropPositions } from '../history-queries.ts';

export const clearWatchPositions = implement('clear_watch_positions', async (_input, context) => {
  await dropPositions(context.db, context.memberId);
  return { cleared: true as const };
});
