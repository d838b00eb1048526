import { AppError, badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { chooseStill, stillsOf } from '../../media/index.ts';
import { holdChoice, placePicture, takePicture } from '../../pictures/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { writeFields } from '../managing/edit-queries.ts';
import { announceChange } from '../publishing.ts';
import { thumbnailTarget } from '../thumbnail-target.ts';
import { lockOwnVideo } from './follow-plan.ts';
import { ownPictureOf, type PlannedVideo, writeReviewAsked } from './plan-queries.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'config' | 'storage' | 'log'>;

/** The owner of the thumbnail. `isReviewed`: this member's uploads are reviewed before others see them. */
export interface OwnThumbnail {
  videoId: string;
  memberId: string;
  isReviewed: boolean;
}

/**
 * Makes one of the stills taken from its file the thumbnail of the member's own video. Answers whether it
 * awaits review, as it does if the video passed one. Throws `notFound`, `badInput`.
 */
export const chooseOwnStill = (platform: Machines, own: OwnThumbnail, still: number): Promise<boolean> =>
  platform.db.transaction(async (transaction) => {
    const video = await lockChangeable(transaction, own);
    if (video.mediaId === null) throw badInput('p_still', 'There is no such still.');
    if (!passedReview(video, own)) {
      await write(transaction, platform, video, { still, mediaId: video.mediaId });
      return false;
    }
    const chosen = (await stillsOf(transaction, video.mediaId))[still];
    if (chosen === undefined) throw badInput('p_still', 'There is no such still.');
    await holdChoice(transaction, platform, {
      intake: 'own_thumbnail',
      ownerId: own.memberId,
      subjectId: video.id,
      details: { ...titleOf(video), still, media_id: video.mediaId, still_key: chosen.key },
    });
    return true;
  });

/**
 * Makes a picture the thumbnail of the member's own video, redrawn. Answers whether it awaits review. Throws
 * `notFound`, and what the picture intake throws.
 */
export async function setOwnPicture(platform: Machines, own: OwnThumbnail, file: Buffer): Promise<boolean> {
  const video = await platform.db.transaction((transaction) => lockChangeable(transaction, own));
  const taken = await takePicture(platform, 'own_thumbnail', file);
  const target: typeof thumbnailTarget = {
    ...thumbnailTarget,
    async show(transaction, _machines, _picture, [key]) {
      const now = await lockChangeable(transaction, own);
      // It was approved while its picture was on the way.
      if (passedReview(now, own) !== passedReview(video, own))
        throw new AppError('conflict', 'This video has just changed. Send the picture again.');
      await write(transaction, platform, now, { key: key ?? '' });
      return true;
    },
  };
  const { isHeld } = await placePicture(platform, target, taken, {
    ownerId: own.memberId,
    subjectId: video.id,
    details: titleOf(video),
    needsReview: passedReview(video, own),
  });
  return isHeld;
}

const titleOf = ({ title, slug }: PlannedVideo) => ({ title, slug });

/** Whether others see the video, or will, without another review. */
export const passedReview = (
  video: PlannedVideo,
  { isReviewed }: Pick<OwnThumbnail, 'isReviewed'>,
): boolean =>
  isReviewed && (video.reviewedAt !== null || !['draft', 'processing', 'review'].includes(video.status));

async function lockChangeable(
  transaction: TransactionExecutor,
  { videoId, memberId }: OwnThumbnail,
): Promise<PlannedVideo> {
  const video = await lockOwnVideo(transaction, videoId, memberId);
  if (video.status === 'held') throw new AppError('conflict', 'We’re looking at a report about this video.');
  return video;
}

async function write(
  transaction: TransactionExecutor,
  platform: Machines,
  video: PlannedVideo,
  picture: { still: number; mediaId: string } | { key: string },
): Promise<void> {
  if ('still' in picture) await chooseStill(transaction, platform, picture.mediaId, picture.still);
  const before = await ownPictureOf(transaction, video.id);
  await writeFields(transaction, video.id, { custom_thumbnail_key: 'key' in picture ? picture.key : null });
  if (before !== null) await platform.jobs.enqueue(transaction, deletePictureJob, { key: before });
  // The reviewer was looking at another picture.
  if (video.status === 'review') await writeReviewAsked(transaction, video.id);
  await announceChange(transaction, platform, video.id);
}
