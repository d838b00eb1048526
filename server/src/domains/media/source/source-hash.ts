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
  const { through, digest } = hashing();
  await pipeline(
    createReadStream(from, { highWaterMark: chunk }),
    through,
    createWriteStream(to, { highWaterMark: chunk }),
  );
  return digest();
}

/** A step of a pipeline, and the SHA-256 of all that went through it. */
export function hashing(): {
  through: (parts: AsyncIterable<unknown>) => AsyncIterable<unknown>;
  digest: () => Buffer;
} {
  const hash = createHash('sha256');
  return {
    async *through(parts) {
      for await (const part of parts) {
        hash.update(part as Buffer);
        yield part;
      }
    },
    digest: () => hash.digest(),
  };
}
