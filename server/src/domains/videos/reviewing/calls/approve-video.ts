import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { approveVideo as approve } from '../review-video.ts';
import { requireSeen } from '../who-reviews.ts';

export const approveVideo = implement('approve_video', async (input, context) => {
  await requireSeen(context, input.p_video_id);
  return {
    publish_status: await context.db.transaction((transaction) =>
      approve(transaction, context, actorOf(context.viewer), {
        videoId: input.p_video_id,
        askedAt: input.p_asked_at ?? null,
      }),
    ),
  };
});
