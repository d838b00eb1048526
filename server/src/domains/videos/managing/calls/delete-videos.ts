import type { Input } from '#contract/calls.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { requireSeen } from '../../reviewing/who-reviews.ts';
import { oneByOne } from '../one-by-one.ts';
import { removeVideo } from '../remove-video.ts';

const wishOf = (input: Pick<Input<'delete_video'>, 'p_reason' | 'p_stays_down' | 'p_ground'>) => ({
  reason: input.p_reason ?? null,
  staysDown: input.p_stays_down ?? false,
  ground: input.p_ground ?? null,
});

export const deleteVideos = implement('delete_videos', (input, context) =>
  oneByOne(context, input.p_video_ids, (transaction, id) =>
    removeVideo(transaction, context, actorOf(context.viewer), id, wishOf(input)),
  ),
);

/** Client libraries read the outcome from the row, not from the status. */
export const deleteVideo = implement('delete_video', async (input, context) => {
  try {
    await requireSeen(context, input.p_video_id);
    const { title } = await context.db.transaction((transaction) =>
      removeVideo(transaction, context, actorOf(context.viewer), input.p_video_id, wishOf(input)),
    );
    return [{ success: true, message: `"${title}" was deleted.` }];
  } catch (error) {
    if (error instanceof AppError) return [{ success: false, message: error.message }];
    throw error;
  }
});
