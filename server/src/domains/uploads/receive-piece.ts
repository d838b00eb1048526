import type { IncomingMessage } from 'node:http';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { neededDiskBytes } from '../media/index.ts';
import { arrivedBytes, createUploadFile, fileOfUpload, freeBytes } from './upload-files.ts';
import type { UploadLocks } from './upload-locks.ts';
import type { UploadPace } from './upload-pace.ts';
import type { UploadRow } from './upload-queries.ts';
import { noRoom, noRoomToGoOn } from './upload-rules.ts';
import { writeBody } from './write-body.ts';

export interface Piece {
  upload: Pick<UploadRow, 'id' | 'bytes'>;
  /** Where this piece starts; it must be where the file ends. */
  offset: number;
  body: IncomingMessage;
}

/**
 * Writes a piece of a file to disk as it arrives, and answers where the file ends then. What arrived before a
 * broken connection stays. Throws `conflict` if the file ends elsewhere, `tooLarge` if the piece is longer
 * than what is missing, `locked` if another request is writing and does not let go, `noRoom` if the disk is
 * full.
 */
export async function receivePiece(
  platform: Pick<Platform, 'config'>,
  { locks, pace }: { locks: UploadLocks; pace: UploadPace },
  { upload, offset, body }: Piece,
): Promise<number> {
  const stop = new AbortController();
  body.once('close', () => stop.abort());
  const release = await locks.take(upload.id, { signal: stop.signal, letGo: () => stop.abort() });
  try {
    const end = await arrivedBytes(platform, upload.id);
    if (end !== offset)
      throw new AppError('conflict', `The file ends at ${end}, and the piece begins at ${offset}.`);
    const length = Number(body.headers['content-length'] ?? Number.NaN);
    if (!Number.isInteger(length))
      throw new AppError('badInput', 'The length of the piece must be known.', { field: 'Content-Length' });
    if (offset + length > upload.bytes)
      throw new AppError('tooLarge', 'The piece is longer than what is missing of the file.');
    // Others may have taken the room that was there at the start.
    if (length > 0 && (await freeBytes(platform)) < length + neededDiskBytes(upload.bytes))
      throw end === 0 ? noRoom(upload.bytes) : noRoomToGoOn();
    // A process may have been killed between writing the row of an upload and creating its file.
    if (end === 0) await createUploadFile(platform, upload.id);
    if (length > 0 && !stop.signal.aborted)
      await writeBody({
        file: fileOfUpload(platform, upload.id),
        start: offset,
        body,
        signal: stop.signal,
        pace,
        whole: upload.bytes,
      });
    return await arrivedBytes(platform, upload.id);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoomToGoOn() : error;
  } finally {
    await release();
  }
}
