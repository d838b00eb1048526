import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { absent, entriesOf } from '../storage/disk-entries.ts';
import { safeKey } from '../storage/object-keys.ts';
import type { BackupTarget, Written } from './backup-target.ts';

const run = promisify(execFile);

/** Milliseconds that a disk may take to write what it was given. */
const longestFlush = 30 * 60_000;
/** Bytes read and written at once. */
const pieceBytes = 1024 * 1024;

/** Buffers that are not in use: a new one for each file would cost more than the file. */
const spare: Buffer[] = [];

/** A folder that holds backups, made if it is missing. */
export function folderTarget(root: string): BackupTarget {
  const fileOf = (key: string): string => path.join(root, safeKey(key));
  const incoming = path.join(root, '.incoming');

  /** Writes under another name first, so that a kill leaves no half file under its own. */
  async function whole(
    key: string,
    fill: (write: (piece: Buffer) => Promise<unknown>) => Promise<void>,
  ): Promise<Written> {
    const file = fileOf(key);
    const temporary = path.join(incoming, randomBytes(12).toString('hex'));
    await mkdir(incoming, { recursive: true });
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(temporary, 'wx');
    const written: Written = { size: 0, crc: 0 };
    try {
      await fill(async (piece) => {
        written.size += piece.length;
        written.crc = crc32(piece, written.crc);
        for (let at = 0; at < piece.length; )
          at += (await handle.write(piece, at, piece.length - at)).bytesWritten;
      });
      await handle.close();
      await rename(temporary, file);
      return written;
    } catch (error) {
      await handle.close().catch(() => {});
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    words: root,
    write: (key, source) =>
      whole(key, async (write) => {
        for await (const piece of source) await write(piece);
      }),
    writeFile: (key, file, size) =>
      whole(key, async (write) => {
        const handle = await open(file);
        const piece = spare.pop() ?? Buffer.allocUnsafeSlow(pieceBytes);
        try {
          for (let at = 0; at < size; ) {
            const { bytesRead } = await handle.read(piece, 0, Math.min(piece.length, size - at), at);
            if (bytesRead === 0) break;
            at += bytesRead;
            await write(piece.subarray(0, bytesRead));
          }
        } finally {
          spare.push(piece);
          await handle.close();
        }
      }),
    async read(key) {
      const handle = await open(fileOf(key)).catch(absent);
      return handle && createReadStream('', { fd: handle, highWaterMark: pieceBytes });
    },
    list: (prefix) => entriesOf(root, prefix),
    async delete(key) {
      await unlink(fileOf(key)).catch(absent);
    },
    async settle() {
      await rm(incoming, { recursive: true, force: true });
      // One flush of the file system instead of one per file, of which there may be millions.
      await run('sync', ['-f', root], { timeout: longestFlush });
    },
  };
}
