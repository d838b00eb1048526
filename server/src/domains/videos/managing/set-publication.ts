import { AppError } from '../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import { lockThing } from '../../../platform/audit/thing-lock-queries.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { mediaVerdict } from '../../media/index.ts';
import { hasAdultPerformers } from '../performers/performer-queries.ts';
import { writeReviewed } from '../planned/plan-queries.ts';
import { changePublishStatus } from '../publishing.ts';
import { videoToModerate } from './managing-queries.ts';
import { refusalOf } from './managing-rules.ts';
import { noReasons, type Reasons, tellUploader } from './tell-uploader.ts';

const noVideo = (): AppError => new AppError('notFound', 'Video not found.');

/**
 * Publishes or withdraws a video as an admin, on record. If it is already as wished it stays, and nothing is
 * logged. Whose video is withdrawn is told. Answers whether anything changed. Throws `notFound`, and `conflict` with a sentence for a person.
 */
export async function setPublication(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  actor: Actor,
  videoId: string,
  wish: 'published' | 'pending',
  reasons: Reasons = noReasons,
): Promise<boolean> {
  await lockThing(transaction, 'video', videoId);
  const video = await videoToModerate(transaction, videoId);
  if (video === null) throw noVideo();
  const verdict = await mediaVerdict(transaction, video.mediaId);
  const hasPerformerRecords = video.depictsLiveAction && (await hasAdultPerformers(transaction, videoId));
  const refusal = refusalOf({ ...video, verdict, hasPerformerRecords }, wish);
  if (refusal === 'same') return false;
  if (refusal !== null) throw new AppError('conflict', refusal);
  // Who publishes it has looked at it.
  if (wish === 'published') await writeReviewed(transaction, videoId, null);
  await changePublishStatus(transaction, platform, videoId, wish);
  if (wish === 'pending')
    await tellUploader(
      transaction,
      platform,
      actor,
      { id: videoId, ...video },
      { isUnpublished: true, ...reasons },
    );
  await recordAct(transaction, actor, {
    act: wish === 'published' ? 'video.published' : 'video.unpublished',
    targetKind: 'video',
    targetId: videoId,
    summary: `${wish === 'published' ? 'Published' : 'Unpublished'} "${video.title}".`,
    details: { before: video.status, after: wish },
  });
  return true;
}
