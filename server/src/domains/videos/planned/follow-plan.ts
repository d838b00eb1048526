import { AppError, badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { mediaVerdict } from '../../media/index.ts';
import { hasAdultPerformers } from '../performers/performer-queries.ts';
import { changePublishStatus } from '../publishing.ts';
import type { PublishStatus } from '../video-rules.ts';
import { lockPlanned, type PlannedVideo, writePlan, writeReviewAsked } from './plan-queries.ts';
import { hasWaited, type Plan, planFor, requireMovable, statusOnceItPlays, type Wish } from './plan-rules.ts';

type Machines = Pick<Platform, 'facts'>;

/** Moves a video on according to its plan; if that leads to the review queue, it is put at the end. */
export async function moveByPlan(
  transaction: TransactionExecutor,
  platform: Machines,
  videoId: string,
  to: PublishStatus,
): Promise<void> {
  if (to === 'review') await writeReviewAsked(transaction, videoId);
  await changePublishStatus(transaction, platform, videoId, to);
}

const isRecorded = async (transaction: TransactionExecutor, video: PlannedVideo): Promise<boolean> =>
  video.depictsLiveAction && (await hasAdultPerformers(transaction, video.id));

/**
 * The first rendition of a video plays: it becomes what was planned, once its file has been looked up on the
 * lists.
 */
export async function leaveProcessing(
  transaction: TransactionExecutor,
  platform: Machines,
  videoId: string,
): Promise<void> {
  const video = await lockPlanned(transaction, videoId);
  if (video?.status !== 'processing') return;
  const verdict = await mediaVerdict(transaction, video.mediaId);
  if (verdict === 'waiting') return;
  const hasPerformerRecords = await isRecorded(transaction, video);
  const to = statusOnceItPlays({ ...video, hasPerformerRecords, isHeld: verdict === 'held' });
  await moveByPlan(transaction, platform, videoId, to);
}

/** A video its uploader may handle. Throws `notFound` for everybody else's. */
export async function lockOwnVideo(
  transaction: TransactionExecutor,
  videoId: string,
  memberId: string | null,
): Promise<PlannedVideo> {
  const video = await lockPlanned(transaction, videoId);
  if (
    video === null ||
    video.uploaderId === null ||
    video.uploaderId !== memberId ||
    video.status === 'removed'
  )
    throw new AppError('notFound', 'There is no such video of yours.');
  return video;
}

/**
 * Carries out an uploader's wish for their own video. One whose file an admin has passed is not reviewed
 * again. Answers its new state. Throws `conflict` if it is not the uploader's to move now.
 */
export async function wishForVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  video: PlannedVideo,
  wish: Wish,
  { publishAt, skipsReview }: { publishAt: Date | null; skipsReview: boolean },
): Promise<PublishStatus> {
  const hasPerformerRecords = await isRecorded(transaction, video);
  const waited = hasWaited(video, hasPerformerRecords);
  if (!waited) requireMovable(video.status, video.depictsLiveAction && !hasPerformerRecords);
  const isLicensed = video.licenceEndsAt === null || video.licenceEndsAt.getTime() > Date.now();
  if (!isLicensed && wish !== 'draft')
    throw new AppError('conflict', 'The license of this video has ended. Enter when it ends now.');
  const ends = video.licenceEndsAt;
  if (wish === 'schedule' && publishAt !== null && ends !== null && ends <= publishAt)
    throw badInput(
      'p_publish_at',
      'The license would end before the video is published. Choose an earlier time, or a later end.',
    );
  const plan: Plan = planFor(wish, {
    publishAt,
    // An admin may have withdrawn it: what was waiting is reviewed, whoever sent it.
    skipsReview: !waited && (skipsReview || video.reviewedAt !== null),
  });
  await writePlan(transaction, video.id, plan);
  if (video.status === 'processing') return 'processing';
  const isHeld = (await mediaVerdict(transaction, video.mediaId)) === 'held';
  const to = statusOnceItPlays({
    ...plan,
    depictsLiveAction: video.depictsLiveAction,
    hasPerformerRecords,
    isHeld,
  });
  if (to !== video.status) await moveByPlan(transaction, platform, video.id, to);
  return to;
}
