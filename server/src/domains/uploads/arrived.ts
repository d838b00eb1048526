import type { Platform } from '../../platform/context.ts';
import { PartsLost } from '../../platform/storage/storage.ts';
import { writeLost, writeOnDisk, writeWhole } from './in-parts/part-queries.ts';
import { partBytes, prefixOf, readRest, wholeKey } from './in-parts/part-rules.ts';
import { fileLength, lastWrite, removeUploadFile } from './upload-files.ts';
import { findUpload, type UploadRow } from './upload-queries.ts';

// Where the bytes of an upload are: in a file of DATA_DIR/uploads, whose length says how much has arrived, or in the
// bucket, where the row says it (`arrived`).

type Arriving = Pick<UploadRow, 'id' | 'arrived'>;

/**
 * The upload as it is now. One whose bucket is no longer in use, because the site was restored or moved onto a disk, begins
 * again.
 */
export async function uploadNow(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  id: string,
): Promise<UploadRow | null> {
  const row = await findUpload(db, id);
  const isStranded =
    row?.state === 'receiving' && row.arrived !== null && row.arrived < row.bytes && storage.parts === null;
  if (!isStranded) return row;
  await writeOnDisk(db, id);
  return { ...row, arrived: null, multipart_id: null };
}

/** Bytes that have arrived. */
export const arrivedBytes = async (
  platform: Pick<Platform, 'config'>,
  { id, arrived }: Arriving,
): Promise<number> => arrived ?? (await fileLength(platform, id));

/** When bytes last arrived, where the row does not tell; else null. */
export const lastArrival = async (
  platform: Pick<Platform, 'config'>,
  { id, arrived }: Arriving,
): Promise<Date | null> => (arrived === null ? lastWrite(platform, id) : null);

/**
 * Makes one object of all parts; false: they are not there, and the file is sent again. Does nothing for a file, and may be
 * done twice, or by two at once.
 */
export async function makeWhole(
  platform: Pick<Platform, 'db' | 'storage' | 'log'>,
  { id, bytes, arrived, multipart_id: parts }: Pick<UploadRow, 'id' | 'bytes' | 'arrived' | 'multipart_id'>,
): Promise<boolean> {
  if (arrived === null) return true;
  const { db, storage, log } = platform;
  const key = wholeKey(id);
  const isThere = async (): Promise<boolean> => (await storage.stat(key))?.size === bytes;
  if (parts === null || storage.parts === null) {
    if (await isThere()) return true;
  } else {
    try {
      await storage.parts.finish({ key, id: parts }, { bytes, partBytes });
      await writeWhole(db, id);
      return true;
    } catch (error) {
      if (!(error instanceof PartsLost)) throw error;
      // Another process was faster.
      if (await isThere()) {
        await writeWhole(db, id);
        return true;
      }
    }
  }
  log.warn({ uploadId: id }, 'the store has lost the parts of an upload, which begins again');
  await writeLost(db, id, parts);
  return false;
}

/** Deletes what has arrived. */
export async function removeArrived(
  platform: Pick<Platform, 'config' | 'storage'>,
  { id, arrived, multipart_id: parts }: Pick<UploadRow, 'id' | 'arrived' | 'multipart_id'>,
): Promise<void> {
  if (arrived === null) return removeUploadFile(platform, id);
  if (parts !== null) await platform.storage.parts?.drop({ key: wholeKey(id), id: parts });
  await platform.storage.deletePrefix(prefixOf(id));
}

/** Deletes what is left of the way, once the file is there as a whole. */
export async function removeRests({ storage }: Pick<Platform, 'storage'>, id: string): Promise<void> {
  for await (const key of storage.list(prefixOf(id))) if (readRest(key) !== null) await storage.delete(key);
}
