import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Storage } from '../storage/storage.ts';
import type { BackupTarget } from './backup-target.ts';
import type { StoredFile } from './copy-files.ts';
import { keysIn } from './manifest.ts';
import { readLines, requireObject } from './packed-lines.ts';
import { placeOf } from './site-files.ts';

/** Files brought back at once. */
const sideBySide = 8;

/**
 * Brings the files of a backup back, each proven by its checksum; what is there already, whole, is left. Answers how many
 * there are.
 */
export async function restoreFiles(
  target: BackupTarget,
  id: string,
  place: { dataDir: string; storage: Storage },
): Promise<number> {
  let count = 0;
  const underWay = new Set<Promise<void>>();
  let fault: unknown = null;
  for await (const file of readLines<StoredFile>(target, keysIn(id).files)) {
    count++;
    // What is out of the world's reach was written last: it comes last, too.
    const isLater = file.key.startsWith('storage/private/');
    while (underWay.size >= (isLater ? 1 : sideBySide)) await Promise.race(underWay);
    if (fault !== null) break;
    const one: Promise<void> = restoreFile(target, file, place)
      .catch((error: unknown) => {
        fault ??= error;
      })
      .finally(() => underWay.delete(one));
    underWay.add(one);
  }
  await Promise.all(underWay);
  if (fault !== null) throw fault;
  return count;
}

async function restoreFile(
  target: BackupTarget,
  file: StoredFile,
  { dataDir, storage }: { dataDir: string; storage: Storage },
): Promise<void> {
  const to = placeOf(file.key);
  const there =
    to.kind === 'storage'
      ? await storage.stat(to.key)
      : await stat(path.join(dataDir, to.path)).catch(() => null);
  if (there?.size === file.size) return;
  const work = path.join(dataDir, 'work');
  const temporary = path.join(work, `restore-${randomBytes(12).toString('hex')}`);
  await mkdir(work, { recursive: true });
  try {
    await writeProven(await requireObject(target, file.copy), temporary, file);
    if (to.kind === 'storage') return await storage.putFile(to.key, temporary);
    const final = path.join(dataDir, to.path);
    await mkdir(path.dirname(final), { recursive: true });
    await rename(temporary, final);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeProven(
  source: AsyncIterable<Buffer>,
  to: string,
  { key, size, crc, at }: StoredFile,
): Promise<void> {
  const handle = await open(to, 'wx');
  let [bytes, sum] = [0, 0];
  try {
    for await (const piece of source) {
      bytes += piece.length;
      sum = crc32(piece, sum);
      await handle.writeFile(piece);
    }
  } finally {
    await handle.close();
  }
  if (bytes !== size || sum !== crc) throw new Error(`The copy of ${key} in the backup is damaged.`);
  await utimes(to, new Date(at), new Date(at));
}
