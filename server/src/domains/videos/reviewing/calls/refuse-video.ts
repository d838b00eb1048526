import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { refuseVideo as refuse } from '../review-video.ts';
import { requireSeen } from '../who-reviews.ts';

export const refuseVideo = implement('refuse_video', async (input, context) => {
  await requireSeen(context, input.p_video_id);
  return {
    publish_status: await context.db.transaction((transaction) =>
      refuse(transaction, context, actorOf(context.viewer), {
        videoId: input.p_video_id,
        reason: input.p_reason,
        ground: input.p_ground ?? null,
      }),
    ),
  };
});
