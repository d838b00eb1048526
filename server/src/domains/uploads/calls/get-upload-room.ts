import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { mustSign } from '../../identity/index.ts';
import { sourceRoomIn } from '../../media/index.ts';
import { unpromisedBytes } from '../disk-room.ts';
import { skipsReview, usageOf } from '../upload-queries.ts';

export const getUploadRoom = implement(
  'get_upload_room',
  async (_input, { db, config, storage, memberId }) => {
    const { dayVideos, allBytes } = await usageOf(db, memberId);
    const { uploadQuota, reviewUploads } = config.settings;
    // A bucket has room; a disk may have less than a member may keep.
    const fits =
      storage.parts === null ? sourceRoomIn(await unpromisedBytes(db, { config })) : Number.POSITIVE_INFINITY;
    return {
      largest_bytes: limits.uploadLargestBytes,
      videos_left_today: Math.max(0, uploadQuota.videosPerDay - dayVideos),
      bytes_left: Math.max(0, Math.min(uploadQuota.bytesInAll - allBytes, fits)),
      must_sign: await mustSign(db, { config }, memberId),
      is_reviewed: reviewUploads && !(await skipsReview(db, memberId)),
    };
  },
);
