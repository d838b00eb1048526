import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { mediaVerdict, passMedia } from '../../media/index.ts';
import { hasAdultPerformers } from '../performers/performer-queries.ts';
import { bringBack, changePublishStatus } from '../publishing.ts';
import { unbarVideo } from '../stay-down/unbar-video.ts';
import { mayBecome, type PublishStatus } from '../video-rules.ts';
import { moveByPlan } from './follow-plan.ts';
import {
  forgetRemoval,
  lockPlanned,
  type PlannedVideo,
  writeReviewAsked,
  writeReviewed,
} from './plan-queries.ts';

type Machines = Pick<Platform, 'facts'>;

/**
 * Takes a video out of everybody's sight but its uploader's, until `showAgain`. False: it is so already, or removed.
 * Throws `conflict` while its file is prepared for the first time.
 */
export async function disableVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  videoId: string,
): Promise<boolean> {
  const video = await lockPlanned(transaction, videoId);
  if (video === null || video.status === 'disabled' || video.status === 'removed') return false;
  if (!mayBecome(video.status, 'disabled'))
    throw new AppError('conflict', 'We’re still preparing this video. Decide once it’s ready, or remove it.');
  await changePublishStatus(transaction, platform, videoId, 'disabled');
  return true;
}

/** Puts back what a report held or a decision disabled. Nothing to do is not an error. */
export async function showAgain(
  transaction: TransactionExecutor,
  platform: Machines,
  videoId: string,
): Promise<void> {
  const video = await lockPlanned(transaction, videoId);
  if (video === null || (video.status !== 'held' && video.status !== 'disabled')) return;
  await moveByPlan(transaction, platform, videoId, await stateOnReturn(transaction, video));
}

/**
 * Puts back what a decision removed, unpublished, or refused in a review after it was public: nothing bars its file any
 * longer. False: its files are deleted by now; `there`: it is none of these any more, or waits for something else.
 */
export async function restoreVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  videoId: string,
): Promise<boolean | 'there'> {
  const video = await lockPlanned(transaction, videoId);
  if (video === null || (video.status === 'removed' && !video.isWhole)) return false;
  const wasBarred = await unbarVideo(transaction, videoId);
  if (wasBarred && video.mediaId !== null) await passMedia(transaction, video.mediaId);
  if (video.status === 'pending') {
    const to = await stateOnReturn(transaction, { ...video, hiddenFrom: 'published' });
    if (to !== 'pending') await moveByPlan(transaction, platform, videoId, to);
    return to === 'pending' ? 'there' : true;
  }
  if (video.status === 'draft' && video.isRefused && video.wasPublic) {
    // Whoever found the refusal wrong looked at this file, if it has no other by now.
    const reviewedAt = video.isReplaced ? null : new Date();
    const to = await stateOnReturn(transaction, { ...video, reviewedAt, hiddenFrom: 'published' });
    // Its licence has ended: it is its uploader's to renew.
    if (!mayBecome('draft', to)) return 'there';
    if (to === 'published') await writeReviewed(transaction, videoId, null);
    await moveByPlan(transaction, platform, videoId, to);
    return true;
  }
  if (video.status !== 'removed') return 'there';
  // Whoever removed it before that was noted knew what it was; an admin publishes it.
  const to = await stateOnReturn(transaction, { ...video, hiddenFrom: video.hiddenFrom ?? 'pending' });
  if (to === 'review') await writeReviewAsked(transaction, videoId);
  await forgetRemoval(transaction, videoId);
  await bringBack(transaction, platform, videoId, to);
  return true;
}

/** Where a hidden video returns to: what was public is so again, unless something has happened to it meanwhile. */
async function stateOnReturn(transaction: TransactionExecutor, video: PlannedVideo): Promise<PublishStatus> {
  const before = video.hiddenFrom ?? 'held';
  if (before !== 'held' && before !== 'published') return before === 'disabled' ? 'draft' : before;
  if (video.licenceEndsAt !== null && video.licenceEndsAt.getTime() <= Date.now()) return 'expired';
  if ((await mediaVerdict(transaction, video.mediaId)) === 'held') return 'review';
  if (video.depictsLiveAction && !(await hasAdultPerformers(transaction, video.id))) return 'pending';
  // Nobody has looked at it yet, or it got another file while it was out of sight.
  return video.afterProcessing === 'review' && video.reviewedAt === null ? 'review' : 'published';
}
