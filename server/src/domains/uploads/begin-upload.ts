import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { requireSignedAgreement } from '../identity/index.ts';
import { neededDiskBytes } from '../media/index.ts';
import { unpromisedBytes } from './disk-room.ts';
import { createUploadFile } from './upload-files.ts';
import { countOpen, insertUpload, lockBeginning, usageOf } from './upload-queries.ts';
import { type AnnouncedFile, noRoom, requireOpenPlace, requireQuota } from './upload-rules.ts';

/**
 * Writes the row of a file that a member is about to send, and answers its id. Throws `notAllowed` if the
 * agreement must be signed first, `tooLarge` if it exceeds a quota or two other uploads of the member are
 * under way, and `noRoom` if the disk cannot hold it in addition to what others are sending.
 */
export async function beginUpload(
  platform: Pick<Platform, 'db' | 'config' | 'storage'>,
  ownerId: string,
  file: AnnouncedFile,
): Promise<string> {
  const { db, config } = platform;
  const id = newId();
  // A bucket has room; a disk is shared with what else is promised.
  const isInBucket = platform.storage.parts !== null;
  await db.transaction(async (transaction) => {
    await requireSignedAgreement(transaction, platform, ownerId);
    await lockBeginning(transaction);
    requireQuota(await usageOf(transaction, ownerId), file.bytes, config.settings.uploadQuota);
    requireOpenPlace(await countOpen(transaction, ownerId));
    if (!isInBucket) await requireDisk(transaction, platform, file.bytes);
    await insertUpload(transaction, {
      id,
      owner_id: ownerId,
      file_name: file.fileName,
      content_type: file.contentType,
      bytes: file.bytes,
      arrived: isInBucket ? 0 : null,
    });
  });
  if (!isInBucket) await createUploadFile(platform, id);
  return id;
}

async function requireDisk(
  transaction: Executor,
  platform: Pick<Platform, 'config'>,
  bytes: number,
): Promise<void> {
  // The file itself, and what is made from it.
  if ((await unpromisedBytes(transaction, platform)) < bytes + neededDiskBytes(bytes)) throw noRoom(bytes);
}
