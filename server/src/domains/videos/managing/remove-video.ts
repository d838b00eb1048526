import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import { lockThing } from '../../../platform/audit/thing-lock-queries.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import type { Restriction } from '../../accounts/index.ts';
import { changePublishStatus } from '../publishing.ts';
import { barVideo } from '../stay-down/bar-video.ts';
import { planPurge, videoToModerate } from './managing-queries.ts';
import { tellUploader } from './tell-uploader.ts';

/** What strangers read at the address of a video that an admin deleted without giving a reason. */
const usualReason = 'This video was removed.';

/**
 * Deletes a video as an admin, on record: nobody sees it from now on, its address says why, and after a month
 * its files and texts are deleted; somebody else's, who is told and may object, after six. With `staysDown` its file is barred. Throws `notFound`, and `conflict` if
 * it is already gone.
 */
export async function removeVideo(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  actor: Actor,
  videoId: string,
  { reason, staysDown, ground }: { reason: string | null; staysDown: boolean; ground: Restriction['ground'] },
): Promise<{ title: string }> {
  await lockThing(transaction, 'video', videoId);
  const video = await videoToModerate(transaction, videoId);
  if (video === null) throw new AppError('notFound', 'Video not found.');
  if (video.status === 'removed') throw new AppError('conflict', usualReason);
  if (video.status === 'held')
    throw new AppError('conflict', 'A report holds this video. Decide on the report first.');
  const given = cleanText(reason ?? '') || null;
  const words = given ?? usualReason;
  const isTheirs = video.uploaderId !== null && video.uploaderId !== actor.id;
  if (staysDown) await barVideo(transaction, platform, actor, videoId, words);
  await changePublishStatus(transaction, platform, videoId, 'removed', words);
  await planPurge(transaction, videoId, isTheirs ? limits.objectionDays : limits.removedVideoDays);
  await tellUploader(
    transaction,
    platform,
    actor,
    { id: videoId, ...video },
    { isRemoved: true, staysDown, ground, explanation: given },
  );
  await recordAct(transaction, actor, {
    act: 'video.removed',
    targetKind: 'video',
    targetId: videoId,
    summary: `Deleted "${video.title}".`,
    details: { before: video.status, reason: words },
  });
  return { title: video.title };
}
