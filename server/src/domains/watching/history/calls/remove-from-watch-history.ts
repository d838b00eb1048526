import { implement } from '../../../../platform/calls/implement.ts';
import { dropPosition, dropWatched } from '../history-queries.ts';

export const removeFromWatchHistory = implement('remove_from_watch_history', (input, context) =>
  context.db.transaction(async (transaction) => {
    const memberId = context.memberId;
    await dropPosition(transaction, memberId, input.p_video_id);
    return { removed: await dropWatched(transaction, memberId, input.p_video_id) };
  }),
);
