import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { deleteMedia } from '../../media/index.ts';
import { lockOwnVideo, moveByPlan } from '../planned/follow-plan.ts';
import { type PlannedVideo, writePlan, writeReviewAsked } from '../planned/plan-queries.ts';
import { requireMovable } from '../planned/plan-rules.ts';
import { refuseNextMedia, replaceableVideo, swapMedia, writeNextMedia } from './replacement-queries.ts';

type Machines = Pick<Platform, 'facts' | 'jobs'>;

/**
 * The member's own video, if its file can be replaced now; locked until the transaction ends. Throws
 * `notFound`, and `conflict` with a sentence for its uploader.
 */
export async function lockReplaceable(
  transaction: TransactionExecutor,
  videoId: string,
  memberId: string,
): Promise<PlannedVideo> {
  const video = await lockOwnVideo(transaction, videoId, memberId);
  requireMovable(video.status);
  const facts = await replaceableVideo(transaction, video.id);
  if (facts?.videoSource !== 'upload' || video.mediaId === null)
    throw new AppError('conflict', 'The file of this video is on another site. You can’t replace it here.');
  if (video.status === 'processing')
    throw new AppError('conflict', 'We’re still preparing this video. Replace its file once it plays.');
  if (facts.nextMediaId !== null)
    throw new AppError(
      'conflict',
      'We’re still preparing another new file of this video. Wait until it’s ready.',
    );
  return video;
}

/**
 * A new file was examined: it is prepared alongside the one that plays. One with actual humans is reviewed
 * whoever sends it, because nobody knows yet who is in it. Throws as `lockReplaceable`.
 */
export async function beginReplacement(
  transaction: TransactionExecutor,
  target: { videoId: string; memberId: string },
  next: { mediaId: string; isReviewed: boolean },
): Promise<void> {
  const video = await lockReplaceable(transaction, target.videoId, target.memberId);
  await writeNextMedia(transaction, video.id, {
    ...next,
    isReviewed: next.isReviewed || video.depictsLiveAction,
  });
}

/**
 * The media is ready: if it is a video's new file, it replaces the old one, whose objects are deleted. What
 * strangers see or are about to see is reviewed first, unless its uploader's files need no review.
 */
export async function takeReplacement(
  transaction: TransactionExecutor,
  platform: Machines,
  mediaId: string,
): Promise<void> {
  const video = await swapMedia(transaction, mediaId);
  if (video === null) return;
  if (video.oldMediaId !== null) await deleteMedia(transaction, platform.jobs, video.oldMediaId);
  if (!video.isReviewed) return;
  if (video.status === 'review') await writeReviewAsked(transaction, video.id);
  const isHidden = video.status === 'held' || video.status === 'disabled';
  if (video.status !== 'published' && video.status !== 'scheduled' && !isHidden) return;
  const publishAt = video.status === 'scheduled' ? video.publishAt : null;
  await writePlan(transaction, video.id, { afterProcessing: 'review', publishAt });
  // It is reviewed when it is put back.
  if (isHidden) return;
  await moveByPlan(transaction, platform, video.id, 'review');
}

/** The media failed: if it is a video's new file, the video keeps its old one. Answers whether it is one. */
export async function refuseReplacement(
  transaction: TransactionExecutor,
  platform: Machines,
  mediaId: string,
  reason: string,
): Promise<boolean> {
  if (!(await refuseNextMedia(transaction, mediaId, reason))) return false;
  await deleteMedia(transaction, platform.jobs, mediaId);
  return true;
}
