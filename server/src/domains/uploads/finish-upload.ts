import type { Platform } from '../../platform/context.ts';
import { arrivedBytes, makeWhole, removeRests } from './arrived.ts';
import { takeInUploadJob } from './take-in-upload.job.ts';
import { findUpload, lockUpload, type UploadRow, writeUploadState } from './upload-queries.ts';

/**
 * Whether all of a file is here and can be read, whatever the state of its row says: a process may have been killed before
 * it could write that.
 */
export const isComplete = async (platform: Pick<Platform, 'config'>, row: UploadRow): Promise<boolean> =>
  row.state !== 'receiving' ||
  ((await arrivedBytes(platform, row)) === row.bytes && row.multipart_id === null);

/**
 * The last byte of a file has arrived. If its form has been sent, a job continues with it; else it waits for that.
 * Does nothing the second time, or if bytes are missing. False: what had arrived is lost, and is sent again.
 */
export async function finishUpload(
  platform: Pick<Platform, 'db' | 'config' | 'jobs' | 'storage' | 'log'>,
  id: string,
): Promise<boolean> {
  const found = await findUpload(platform.db, id);
  if (found?.state !== 'receiving' || (await arrivedBytes(platform, found)) < found.bytes) return true;
  if (!(await makeWhole(platform, found))) return false;
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
  if (found.arrived !== null)
    await removeRests(platform, id).catch((error: unknown) =>
      platform.log.warn({ err: error, uploadId: id }, 'rests of parts stay for now'),
    );
  return true;
}
