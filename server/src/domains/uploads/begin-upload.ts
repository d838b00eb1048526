import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import { requireSignedAgreement } from '../identity/index.ts';
import { neededDiskBytes } from '../media/index.ts';
import { arrivedBytes, createUploadFile, freeBytes } from './upload-files.ts';
import { countOpen, insertUpload, lockBeginning, receivingUploads, usageOf } from './upload-queries.ts';
import { type AnnouncedFile, noRoom, promisedBytes, requireOpenPlace, requireQuota } from './upload-rules.ts';

/**
 * Writes the row of a file that a member is about to send, and answers its id. Throws `notAllowed` if the
 * agreement must be signed first, `tooLarge` if it exceeds a quota or two other uploads of the member are
 * under way, and `noRoom` if the disk cannot hold it in addition to what others are sending.
 */
export async function beginUpload(
  platform: Pick<Platform, 'db' | 'config'>,
  ownerId: string,
  file: AnnouncedFile,
): Promise<string> {
  const { db, config } = platform;
  const id = newId();
  await db.transaction(async (transaction) => {
    await requireSignedAgreement(transaction, platform, ownerId);
    await lockBeginning(transaction);
    requireQuota(await usageOf(transaction, ownerId), file.bytes, config.settings.uploadQuota);
    requireOpenPlace(await countOpen(transaction, ownerId));
    let promised = 0;
    for (const { id, bytes } of await receivingUploads(transaction))
      promised += promisedBytes({ bytes, arrived: await arrivedBytes(platform, id) });
    // The file itself, and what is made from it.
    if ((await freeBytes(platform)) < promised + file.bytes + neededDiskBytes(file.bytes))
      throw noRoom(file.bytes);
    await insertUpload(transaction, {
      id,
      owner_id: ownerId,
      file_name: file.fileName,
      content_type: file.contentType,
      bytes: file.bytes,
    });
  });
  await createUploadFile(platform, id);
  return id;
}
