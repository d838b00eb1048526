import type { Platform } from '../../platform/context.ts';
import { takeInUploadJob } from './take-in-upload.job.ts';
import { arrivedBytes } from './upload-files.ts';
import { lockUpload, type UploadRow, writeUploadState } from './upload-queries.ts';

/**
 * Whether all of a file has arrived, whatever its row says: a process may have been killed before it could
 * write that.
 */
export const isComplete = async (platform: Pick<Platform, 'config'>, row: UploadRow): Promise<boolean> =>
  row.state !== 'receiving' || (await arrivedBytes(platform, row.id)) === row.bytes;

/**
 * The whole file has arrived. If its form has been sent, a job continues with it; else it waits for that.
 * Does nothing the second time, or if bytes are missing.
 */
export async function finishUpload(
  platform: Pick<Platform, 'db' | 'config' | 'jobs'>,
  id: string,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const row = await lockUpload(transaction, id);
    if (row?.state !== 'receiving' || !(await isComplete(platform, row))) return;
    if (row.details === null) {
      await writeUploadState(transaction, id, 'received');
      return;
    }
    await writeUploadState(transaction, id, 'queued');
    await platform.jobs.enqueue(transaction, takeInUploadJob, { uploadId: id }, { singletonKey: id });
  });
}
