import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { changePublishStatus } from '../publishing.ts';
import { barVideo } from '../stay-down/bar-video.ts';
import { planPurge, videoToModerate } from './managing-queries.ts';

/** What strangers read at the address of a video that an admin deleted without giving a reason. */
const usualReason = 'This video was removed.';

/**
 * Deletes a video as an admin, on record: nobody sees it from now on, its address says why, and after a month
 * its files and texts are deleted. With `staysDown` its file is barred. Throws `notFound`, and `conflict` if
 * it is already gone.
 */
export async function removeVideo(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  actor: Actor,
  videoId: string,
  { reason, staysDown }: { reason: string | null; staysDown: boolean },
): Promise<{ title: string }> {
  const video = await videoToModerate(transaction, videoId);
  if (video === null) throw new AppError('notFound', 'Video not found.');
  if (video.status === 'removed') throw new AppError('conflict', usualReason);
  if (video.status === 'held')
    throw new AppError('conflict', 'This video is held by a report, which is to be decided first.');
  const words = cleanText(reason ?? '') || usualReason;
  if (staysDown) await barVideo(transaction, platform, actor, videoId, words);
  await changePublishStatus(transaction, platform, videoId, 'removed', words);
  await planPurge(transaction, videoId, limits.removedVideoDays);
  await recordAct(transaction, actor, {
    act: 'video.removed',
    targetKind: 'video',
    targetId: videoId,
    summary: `Deleted "${video.title}".`,
    details: { before: video.status, reason: words },
  });
  return { title: video.title };
}
