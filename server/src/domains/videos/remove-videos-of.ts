import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { deletePictureJob } from '../profiles/index.ts';
import { changePublishStatus } from './publishing.ts';
import { letGoOfUploader, videosOfUploader } from './publishing-queries.ts';

/**
 * Takes down what a departing member has uploaded, and what it says about them. Its address still says that
 * the video was removed. Answers the media that nothing refers to any longer: evidence stays until it is
 * released.
 */
export async function removeVideosOf(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  memberId: string,
): Promise<string[]> {
  const media: string[] = [];
  for (const video of await videosOfUploader(transaction, memberId)) {
    // First: in its current state, a held one counts as evidence.
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
