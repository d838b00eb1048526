import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { deleteMedia } from '../../media/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { changePublishStatus } from '../publishing.ts';
import { letGoOfUploader } from '../publishing-queries.ts';
import type { PlannedVideo } from './plan-queries.ts';

/**
 * Deletes the member's own video with its files; its address says that it was removed. Files that are
 * evidence stay, out of sight. Throws `conflict` while a report holds it.
 */
export async function removeOwnVideo(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  video: PlannedVideo,
): Promise<void> {
  if (video.status === 'held') throw new AppError('conflict', 'We’re looking at a report about this video.');
  await changePublishStatus(transaction, platform, video.id, 'removed', 'The uploader deleted this video.');
  const { media, pictures } = await letGoOfUploader(transaction, video.id);
  for (const mediaId of media) await deleteMedia(transaction, platform.jobs, mediaId);
  for (const key of pictures) await platform.jobs.enqueue(transaction, deletePictureJob, { key });
}
