import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { retryMedia } from '../media/index.ts';
import { mediaOfVideo, writeMediaRetry } from './media-outcome-queries.ts';
import { announceChange, changePublishStatus } from './publishing.ts';

/**
 * Has a video's file prepared again after it failed, in the caller's transaction: from the start, or only the
 * ladder if the first rendition plays, which it keeps doing meanwhile. Throws AppError `notFound` or
 * `conflict`.
 */
export async function retryVideo(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  videoId: string,
): Promise<'first' | 'ladder'> {
  const mediaId = await mediaOfVideo(transaction, videoId);
  if (mediaId === undefined) throw new AppError('notFound', 'Video not found.');
  if (mediaId === null) throw new AppError('conflict', 'This video has no file of its own.');
  const pass = await retryMedia(transaction, platform.jobs, mediaId);
  for (const video of await writeMediaRetry(transaction, mediaId, pass)) {
    if (video.publishStatus === 'failed')
      await changePublishStatus(transaction, platform, video.id, 'processing');
    else await announceChange(transaction, platform, video.id);
  }
  return pass;
}
