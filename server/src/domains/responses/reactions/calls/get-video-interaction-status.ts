import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { interactionStatus } from '../reaction-queries.ts';
import { statusView } from '../reaction-view.ts';

export const getVideoInteractionStatus = implement(
  'get_video_interaction_status',
  async (input, { db, viewer }) => {
    const row = await interactionStatus(db, viewer.userId, input.p_video_id);
    if (row === null) throw new AppError('notFound', 'Video not found.');
    return statusView(row);
  },
);
