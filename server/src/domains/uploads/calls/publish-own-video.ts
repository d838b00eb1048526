import { implement } from '../../../platform/calls/implement.ts';
import { lockOwnVideo, readFuture, wishForVideo, writeLicence } from '../../videos/index.ts';
import { skipsReview } from '../upload-queries.ts';

export const publishOwnVideo = implement('publish_own_video', async (input, context) => {
  const { db, config, memberId } = context;
  const now = Date.now();
  const publishAt = input.p_publish_at == null ? null : readFuture('p_publish_at', input.p_publish_at, now);
  const publish_status = await db.transaction(async (transaction) => {
    const video = await lockOwnVideo(transaction, input.p_video_id, memberId);
    if (input.p_licence_ends_at !== undefined) {
      const text = input.p_licence_ends_at;
      const endsAt = text === null ? null : readFuture('p_licence_ends_at', text, now);
      await writeLicence(transaction, video.id, endsAt);
      video.licenceEndsAt = endsAt;
    }
    const passes = !config.settings.reviewUploads || (await skipsReview(transaction, memberId));
    return wishForVideo(transaction, context, video, input.p_publish, { publishAt, skipsReview: passes });
  });
  return { publish_status };
});
