import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { absent, entriesOf, keysOf } from './disk-entries.ts';
import { safeKey, safePrefix } from './object-keys.ts';
import type { Storage } from './storage.ts';

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Bytes per read of a streamed file: large reads save a process most of the work. */
const streamChunk = 1024 * 1024;

/**
 * Files under one folder. A file being written stays in `.incoming`, on the same file system, until it is
 * whole.
 */
export function createDiskStorage(root: string): Storage {
  const fileOf = (key: string): string => path.join(root, safeKey(key));
  const incoming = path.join(root, '.incoming');

  async function newIncomingFile(): Promise<string> {
    await mkdir(incoming, { recursive: true });
    return path.join(incoming, randomBytes(12).toString('hex'));
  }
  /** Gives a finished file its name. A folder deleted in the meantime is made again. */
  async function settle(temporary: string, key: string): Promise<void> {
    const file = fileOf(key);
    for (let attempt = 0; ; attempt++) {
      await mkdir(path.dirname(file), { recursive: true });
      try {
        return await rename(temporary, file);
      } catch (error) {
        if (!isCode(error, 'ENOENT') || attempt === 2) throw error;
      }
    }
  }
  /** What we report as stored must survive a power cut. */
  async function flush(file: string): Promise<void> {
    const handle = await open(file, 'r+');
    try {
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }

  return {
    kind: 'disk',
    async put(key, body) {
      safeKey(key);
      const temporary = await newIncomingFile();
      try {
        const handle = await open(temporary, 'wx');
        try {
          await handle.writeFile(body);
          await handle.datasync();
        } finally {
          await handle.close();
        }
        await settle(temporary, key);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async putFile(key, localPath) {
      safeKey(key);
      await flush(localPath);
      try {
        return await settle(localPath, key);
      } catch (error) {
        if (!isCode(error, 'EXDEV')) throw error;
      }
      const temporary = await newIncomingFile();
      try {
        await copyFile(localPath, temporary);
        await flush(temporary);
        await settle(temporary, key);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    get: (key) => readFile(fileOf(key)).catch(absent),
    async stream(key, range) {
      const handle = await open(fileOf(key), 'r').catch(absent);
      if (handle === null) return null;
      return createReadStream('', {
        fd: handle,
        highWaterMark: streamChunk,
        ...(range ? { start: range.start, end: range.end } : {}),
      });
    },
    async stat(key) {
      const facts = await stat(fileOf(key)).catch(absent);
      return facts?.isFile() ? { size: facts.size, modifiedAt: facts.mtime } : null;
    },
    list: (prefix) => keysOf(root, safePrefix(prefix)),
    entries: (prefix) => entriesOf(root, prefix === undefined ? '' : safePrefix(prefix)),
    async delete(key) {
      await unlink(fileOf(key)).catch(absent);
    },
    async deletePrefix(prefix) {
      await rm(path.join(root, safePrefix(prefix)), { recursive: true, force: true, maxRetries: 3 });
    },
    localPath: fileOf,
    publicUrl: () => null,
    places: null,
    parts: null,
    async check() {
      const temporary = await newIncomingFile();
      const handle = await open(temporary, 'wx');
      await handle.close();
      await unlink(temporary);
    },
  };
}
