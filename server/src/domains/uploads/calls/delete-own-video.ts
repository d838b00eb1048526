import { implement } from '../../../platform/calls/implement.ts';
import { lockOwnVideo, removeOwnVideo } from '../../videos/index.ts';
import { writeVideoGone } from '../upload-queries.ts';

export const deleteOwnVideo = implement('delete_own_video', async (input, context) => {
  await context.db.transaction(async (transaction) => {
    const video = await lockOwnVideo(transaction, input.p_video_id, context.memberId);
    await removeOwnVideo(transaction, context, video);
    await writeVideoGone(transaction, video.id);
  });
  return { done: true as const };
});
