import type { IncomingMessage } from 'node:http';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { neededDiskBytes } from '../media/index.ts';
import { arrivedBytes, uploadNow } from './arrived.ts';
import { noUpload } from './cancel-upload.ts';
import type { HeldBlocks } from './in-parts/held-blocks.ts';
import { receiveParts } from './in-parts/receive-parts.ts';
import { createUploadFile, fileOfUpload, freeBytes } from './upload-files.ts';
import type { UploadLocks } from './upload-locks.ts';
import type { UploadPace } from './upload-pace.ts';
import type { UploadRow } from './upload-queries.ts';
import { noRoom, noRoomToGoOn } from './upload-rules.ts';
import { writeBody } from './write-body.ts';

export interface Piece {
  uploadId: string;
  /** Where this piece starts; it must be where the file ends. */
  offset: number;
  body: IncomingMessage;
}

type Here = Pick<Platform, 'config' | 'db' | 'storage' | 'log'>;
type Tools = { locks: UploadLocks; pace: UploadPace; memory: HeldBlocks };

/**
 * Stores a piece of a file as it arrives, and answers where the file ends then. What arrived before a
 * broken connection stays. Throws `conflict` if the file ends elsewhere, `tooLarge` if the piece is longer
 * than what is missing, `locked` if another request is writing and does not let go, `noRoom` if the disk is
 * full.
 */
export async function receivePiece(
  platform: Here,
  { locks, pace, memory }: Tools,
  { uploadId, offset, body }: Piece,
): Promise<number> {
  const stop = new AbortController();
  body.once('close', () => stop.abort());
  const release = await locks.take(uploadId, { signal: stop.signal, letGo: () => stop.abort() });
  try {
    // As it is now that nobody else writes.
    const upload = await requireUpload(platform, uploadId);
    const end = await arrivedBytes(platform, upload);
    if (end === 0 && offset > 0 && upload.arrived === null)
      platform.log.warn(
        { uploadId },
        'nothing of an upload is here: is DATA_DIR the same for all processes?',
      );
    if (end !== offset)
      throw new AppError('conflict', `The file ends at ${end}, and the piece begins at ${offset}.`);
    const length = Number(body.headers['content-length'] ?? Number.NaN);
    if (!Number.isInteger(length))
      throw new AppError('badInput', 'The length of the piece must be known.', { field: 'Content-Length' });
    if (offset + length > upload.bytes)
      throw new AppError('tooLarge', 'The piece is longer than what is missing of the file.');
    const { parts } = platform.storage;
    if (upload.arrived !== null && parts !== null) {
      if (length > 0)
        await receiveParts(
          { platform, parts, pace, memory },
          { upload, start: offset, body, signal: stop.signal },
        );
    } else await receiveOnDisk(platform, pace, { upload, offset, length, body, signal: stop.signal });
    return await arrivedBytes(platform, await requireUpload(platform, uploadId));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoomToGoOn() : error;
  } finally {
    await release();
  }
}

async function requireUpload(platform: Here, id: string): Promise<UploadRow> {
  const row = await uploadNow(platform, id);
  if (row === null) throw noUpload();
  return row;
}

async function receiveOnDisk(
  platform: Here,
  pace: UploadPace,
  {
    upload,
    offset,
    length,
    body,
    signal,
  }: { upload: UploadRow; offset: number; length: number; body: IncomingMessage; signal: AbortSignal },
): Promise<void> {
  // Others may have taken the room that was there at the start.
  if (length > 0 && (await freeBytes(platform)) < length + neededDiskBytes(upload.bytes))
    throw offset === 0 ? noRoom(upload.bytes) : noRoomToGoOn();
  // A process may have been killed between writing the row of an upload and creating its file.
  if (offset === 0) await createUploadFile(platform, upload.id);
  if (length === 0 || signal.aborted) return;
  await writeBody({
    ...{ start: offset, body, signal, pace, whole: upload.bytes },
    file: fileOfUpload(platform, upload.id),
  });
}
