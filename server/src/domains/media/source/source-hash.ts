import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Bytes per read: large reads save the process most of the work. */
const chunk = 1024 * 1024;

/** SHA-256 of a whole file. Reads it once. */
export async function hashOfFile(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file, { highWaterMark: chunk })) hash.update(bytes as Buffer);
  return hash.digest();
}

/**
 * Copies a file and answers the SHA-256 of what was copied, in one read. If the file system can, the copy
 * shares its blocks with the original, and only the hash reads them.
 */
export async function copyWithHash(from: string, to: string): Promise<Buffer> {
  const shared = await copyFile(from, to, constants.COPYFILE_FICLONE_FORCE).then(
    () => true,
    () => false,
  );
  if (shared) return hashOfFile(to);
  const hash = createHash('sha256');
  await pipeline(
    createReadStream(from, { highWaterMark: chunk }),
    async function* (parts) {
      for await (const part of parts) {
        hash.update(part as Buffer);
        yield part;
      }
    },
    createWriteStream(to, { highWaterMark: chunk }),
  );
  return hash.digest();
}
