import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { mustSign } from '../../identity/index.ts';
import { skipsReview, usageOf } from '../upload-queries.ts';

export const getUploadRoom = implement('get_upload_room', async (_input, { db, config, memberId }) => {
  const { dayVideos, allBytes } = await usageOf(db, memberId);
  const { uploadQuota, reviewUploads } = config.settings;
  return {
    largest_bytes: limits.uploadLargestBytes,
    videos_left_today: Math.max(0, uploadQuota.videosPerDay - dayVideos),
    bytes_left: Math.max(0, uploadQuota.bytesInAll - allBytes),
    must_sign: await mustSign(db, { config }, memberId),
    is_reviewed: reviewUploads && !(await skipsReview(db, memberId)),
  };
});
