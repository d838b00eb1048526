import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import type { BackupTarget } from './backup-target.ts';
import { objects } from './manifest.ts';
import { type SiteFile, siteFiles } from './site-files.ts';

/** A file in a backup: a line of its list. */
export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  /** When it was changed, in milliseconds since 1970. */
  at: number;
  /** CRC-32. */
  crc: number;
  /** Key of its copy in the target. */
  copy: string;
}

export interface CopyTally {
  /** In the list. */
  count: number;
  bytes: number;
  /** Of these, copied now: the others were there. */
  copied: number;
  copiedBytes: number;
  /** Gone before they could be copied. */
  lost: number;
}

/** Files copied at once. */
const sideBySide = 4;

/**
 * Copies every file of the site that `known` (a list in the same order) does not have as it is now, and answers the list
 * line by line. Memory does not grow with the number of files.
 */
export async function* copyFiles(
  target: BackupTarget,
  place: { dataDir: string; storage: Storage },
  known: AsyncIterable<StoredFile>,
  tally: CopyTally,
): AsyncIterable<StoredFile> {
  const before = known[Symbol.asyncIterator]();
  let next = await before.next();
  const underWay: Promise<StoredFile | null>[] = [];
  try {
    for await (const file of siteFiles(place)) {
      while (!next.done && next.value.key < file.key) next = await before.next();
      const had = next.done || next.value.key !== file.key ? null : next.value;
      underWay.push(
        had !== null && had.size === file.size && had.at === file.modifiedAt.getTime()
          ? Promise.resolve(had)
          : copyFile(target, place.storage, file, tally),
      );
      // A refusal is met in its turn.
      underWay.at(-1)!.catch(() => {});
      if (underWay.length > sideBySide) yield* counted(await underWay.shift()!, tally);
    }
    for (const one of underWay) yield* counted(await one, tally);
  } finally {
    await before.return?.();
  }
}

function* counted(file: StoredFile | null, tally: CopyTally): Iterable<StoredFile> {
  if (file === null) {
    tally.lost++;
    return;
  }
  tally.count++;
  tally.bytes += file.size;
  yield file;
}

/** Named by which file it is and when it was changed, so that copies are shared by backups and never overwritten. */
const nameOf = ({ key, size, modifiedAt }: SiteFile): string => {
  const name = createHash('sha256')
    .update(`${key}\0${size}\0${modifiedAt.getTime()}`)
    .digest('hex')
    .slice(0, 40);
  return `${objects}${name.slice(0, 2)}/${name}`;
};

/** Null if it is gone. */
async function copyFile(
  target: BackupTarget,
  storage: Storage,
  file: SiteFile,
  tally: CopyTally,
): Promise<StoredFile | null> {
  const copy = nameOf(file);
  const written = await (file.file === null
    ? copyObject(target, storage, file.key, copy)
    : target.writeFile(copy, file.file, file.size)
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  // It became shorter meanwhile: it was written anew, and comes with the next look.
  if (written === null || written.size !== file.size) return null;
  tally.copied++;
  tally.copiedBytes += file.size;
  return { key: file.key, size: file.size, at: file.modifiedAt.getTime(), crc: written.crc, copy };
}

async function copyObject(target: BackupTarget, storage: Storage, key: string, copy: string) {
  const source: Readable | null = await storage.stream(key.slice(key.indexOf('/') + 1));
  return source === null ? null : target.write(copy, source);
}
