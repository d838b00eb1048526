import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { awaitFile } from '../../videos/index.ts';
import { fetchFileJob } from './fetch-file.job.ts';

/**
 * Fetches the file of an imported video that could not be fetched before. Throws an AppError with a message
 * for a person.
 */
export async function refetchFile(
  platform: Pick<Platform, 'db' | 'facts' | 'jobs'>,
  { id, source_url: url }: { id: string; source_url: string | null },
): Promise<void> {
  if (url === null) throw new AppError('conflict', 'This video has no file of its own.');
  await platform.db.transaction(async (transaction) => {
    if (!(await awaitFile(transaction, platform, id)))
      throw new AppError('conflict', 'We’re still fetching the file of this video.');
    await platform.jobs.enqueue(transaction, fetchFileJob, { videoId: id, url }, { singletonKey: id });
  });
}
