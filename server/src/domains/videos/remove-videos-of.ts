import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { deletePictureJob } from '../profiles/index.ts';
import { changePublishStatus } from './publishing.ts';
import { letGoOfUploader, videosOfUploader } from './publishing-queries.ts';

/**
 * Takes down what a member who goes has uploaded, and what it says of them. Its address goes on to say that the video
 * was removed. Answers the media that nothing refers to any longer: what is evidence stays until it is none.
 */
export async function removeVideosOf(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  memberId: string,
): Promise<string[]> {
  const media: string[] = [];
  for (const video of await videosOfUploader(transaction, memberId)) {
    // First: as it is now, a held one says that it is evidence.
    const gone = await letGoOfUploader(transaction, video.id);
    media.push(...gone.media);
    for (const key of gone.pictures) await platform.jobs.enqueue(transaction, deletePictureJob, { key });
    await changePublishStatus(
      transaction,
      platform,
      video.id,
      'removed',
      'The uploader deleted the account.',
    );
  }
  return media;
}
