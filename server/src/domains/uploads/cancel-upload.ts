import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { arrivedBytes, removeArrived } from './arrived.ts';
import { lockUpload, type UploadRow, writeUploadGone } from './upload-queries.ts';

/** Callers cannot tell somebody else's upload from a missing one. */
export const noUpload = (): AppError => new AppError('notFound', 'There is no such upload.');

export function requireOwn(row: UploadRow | null, memberId: string | null): UploadRow {
  if (row === null || row.owner_id !== memberId) throw noUpload();
  return row;
}

/**
 * Cancels an upload and deletes its file, whose bytes still count for the day. Throws `notFound`, or
 * `conflict` for one that has become a video.
 */
export async function cancelUpload(
  platform: Pick<Platform, 'db' | 'config' | 'storage' | 'log'>,
  memberId: string | null,
  id: string,
): Promise<void> {
  const gone = await platform.db.transaction(async (transaction) => {
    const row = requireOwn(await lockUpload(transaction, id), memberId);
    if (row.state === 'done')
      throw new AppError('conflict', 'This file is a video already. Delete the video.');
    await writeUploadGone(transaction, id, await arrivedBytes(platform, row));
    return row;
  });
  await removeArrived(platform, gone).catch((error: unknown) => {
    // It is cancelled; a job takes away what is left of it.
    platform.log.warn({ err: error, uploadId: id }, 'the bytes of a cancelled upload stay for now');
  });
}
