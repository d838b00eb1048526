import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectEntry } from './storage.ts';

/** A file that is not there, or is gone by the time it is looked at. */
export const absent = (error: NodeJS.ErrnoException): null => {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return null;
  throw error;
};

/**
 * Keys of the files under `prefix` of a folder (`''`: all), in order: depth first, and a folder sorts as its keys do,
 * including the slash. Names that begin with a dot are those of files on their way.
 */
export async function* keysOf(root: string, prefix: string): AsyncIterable<string> {
  const found = (await readdir(path.join(root, prefix), { withFileTypes: true }).catch(absent)) ?? [];
  const keys = found
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => prefix + entry.name + (entry.isDirectory() ? '/' : ''));
  for (const key of keys.sort((a, b) => (a < b ? -1 : 1))) {
    if (key.endsWith('/')) yield* keysOf(root, key);
    else yield key;
  }
}

/** Files looked at side by side. */
const batchSize = 32;

/** The same with their sizes and times. */
export async function* entriesOf(root: string, prefix: string): AsyncIterable<ObjectEntry> {
  let keys: string[] = [];
  const look = async (): Promise<ObjectEntry[]> => {
    const facts = await Promise.all(keys.map((key) => stat(path.join(root, key)).catch(absent)));
    const seen = keys.flatMap((key, index) => {
      const one = facts[index];
      return one?.isFile() ? [{ key, size: one.size, modifiedAt: one.mtime }] : [];
    });
    keys = [];
    return seen;
  };
  for await (const key of keysOf(root, prefix)) {
    if (keys.push(key) === batchSize) yield* await look();
  }
  yield* await look();
}
