import { implement } from '../../../../platform/calls/implement.ts';
import { watcherOf } from '../watching-member.ts';
import { dropPosition, dropWatched } from '../watching-queries.ts';

export const removeFromWatchHistory = implement('remove_from_watch_history', (input, context) =>
  context.db.transaction(async (transaction) => {
    const memberId = watcherOf(context);
    await dropPosition(transaction, memberId, input.p_video_id);
    return { removed: await dropWatched(transaction, memberId, input.p_video_id) };
  }),
);
