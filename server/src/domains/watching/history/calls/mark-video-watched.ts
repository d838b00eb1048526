import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { dropPosition } from '../history-queries.ts';
import { markSeen, markUnseen } from '../seen-queries.ts';

export const markVideoWatched = implement('mark_video_watched', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { memberId } = context;
    const { p_video_id: videoId, p_is_watched: isWatched } = input;
    if (!isWatched) {
      await markUnseen(transaction, memberId, videoId);
      return { is_watched: false };
    }
    if (!(await markSeen(transaction, memberId, videoId))) throw new AppError('notFound', 'Video not found.');
    await dropPosition(transaction, memberId, videoId);
    return { is_watched: true };
  }),
);
