import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import { lockThing } from '../../../platform/audit/thing-lock-queries.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { passMedia } from '../../media/index.ts';
import { type Reasons, tellUploader } from '../managing/tell-uploader.ts';
import { hasAdultPerformers } from '../performers/performer-queries.ts';
import { lockPlanned, type PlannedVideo, writeReviewed } from '../planned/plan-queries.ts';
import { changePublishStatus } from '../publishing.ts';
import type { PublishStatus } from '../video-rules.ts';
import { videoReviewed } from './review-facts.ts';

type Machines = Pick<Platform, 'facts'>;

async function lockWaiting(transaction: TransactionExecutor, videoId: string): Promise<PlannedVideo> {
  const video = await lockPlanned(transaction, videoId);
  if (video === null) throw new AppError('notFound', 'Video not found.');
  if (video.status !== 'review') throw new AppError('conflict', 'This video isn’t waiting for a review.');
  return video;
}

/**
 * Passes a video, on record: it is published now, or at the time its uploader chose. Answers its state.
 * Throws `conflict` if it was sent in again after `askedAt` (ISO 8601; null: whatever is waiting now): nobody
 * has looked at that version.
 */
export async function approveVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  { videoId, askedAt }: { videoId: string; askedAt: string | null },
): Promise<PublishStatus> {
  const video = await lockWaiting(transaction, videoId);
  if (askedAt !== null && video.askedAt.getTime() !== Date.parse(askedAt))
    throw new AppError(
      'conflict',
      'Someone has sent this video in again. Reload the page and look at it again.',
    );
  const { id, title, uploaderId, publishAt, licenceEndsAt } = video;
  const now = Date.now();
  if (licenceEndsAt !== null && licenceEndsAt.getTime() <= now)
    throw new AppError('conflict', 'The license of this video has ended.');
  // What resembles something taken down gets here without them.
  if (video.depictsLiveAction && !(await hasAdultPerformers(transaction, id)))
    throw new AppError('conflict', 'This video shows filmed people. Record its performers first.');
  const to = publishAt !== null && publishAt.getTime() > now ? 'scheduled' : 'published';
  if (video.mediaId !== null) await passMedia(transaction, video.mediaId);
  await writeReviewed(transaction, id, null);
  await changePublishStatus(transaction, platform, id, to);
  await recordAct(transaction, actor, {
    act: 'video.approved',
    targetKind: 'video',
    targetId: id,
    summary: `Let "${title}" pass its review.`,
    details: { before: 'review', after: to },
  });
  await platform.facts.state(transaction, videoReviewed, {
    videoId: id,
    uploaderId,
    title,
    outcome: 'approved',
  });
  return to;
}

/**
 * Sends a video back to its uploader as a draft, on record and with the reason. What was public before is taken away by
 * that: then they get a statement instead of the news of a review.
 */
export async function refuseVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  { videoId, reason, ground }: { videoId: string; reason: string; ground: Reasons['ground'] },
): Promise<PublishStatus> {
  const words = cleanText(reason);
  if (words === '') throw badInput('p_reason', 'Say why, so that the uploader can fix it.');
  await lockThing(transaction, 'video', videoId);
  const { id, title, uploaderId, wasPublic } = await lockWaiting(transaction, videoId);
  await writeReviewed(transaction, id, words);
  await changePublishStatus(transaction, platform, id, 'draft');
  await recordAct(transaction, actor, {
    act: 'video.refused',
    targetKind: 'video',
    targetId: id,
    summary: `Sent "${title}" back to its uploader.`,
    details: { before: 'review', after: 'draft', reason: words },
  });
  if (wasPublic) {
    const why = { isUnpublished: true, ground, explanation: words };
    await tellUploader(transaction, platform, actor, { id, title, uploaderId }, why);
    return 'draft';
  }
  await platform.facts.state(transaction, videoReviewed, {
    videoId: id,
    uploaderId,
    title,
    outcome: 'refused',
  });
  return 'draft';
}
