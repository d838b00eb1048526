import path from 'node:path';
import { entriesOf } from '../storage/disk-entries.ts';
import type { ObjectEntry, Storage } from '../storage/storage.ts';

/** A file of the site, with where it lies on this machine; null: only its store can read it. */
export interface SiteFile extends ObjectEntry {
  file: string | null;
}

/**
 * Folders of DATA_DIR whose files the database speaks of, in order: files that wait to be prepared, and uploads on their
 * way. Between them in order stands `storage`, whose files may be in a bucket.
 */
const before = ['incoming'];
const stored = 'storage';
const behind = ['uploads'];

/** Every file that belongs to the site, as `storage/…`, `uploads/…`, in the order of these keys. */
export async function* siteFiles({
  dataDir,
  storage,
}: {
  dataDir: string;
  storage: Storage;
}): AsyncIterable<SiteFile> {
  const inFolders = async function* (names: string[]): AsyncIterable<SiteFile> {
    for (const name of names)
      for await (const entry of entriesOf(path.join(dataDir, name), ''))
        yield { ...entry, key: `${name}/${entry.key}`, file: path.join(dataDir, name, entry.key) };
  };
  yield* inFolders(before);
  for await (const entry of storage.entries())
    yield { ...entry, key: `${stored}/${entry.key}`, file: storage.localPath(entry.key) };
  yield* inFolders(behind);
}

export type Place = { kind: 'storage'; key: string } | { kind: 'folder'; path: string };

/** Where a file of a backup belongs: a key of storage, or a path in DATA_DIR. */
export function placeOf(key: string): Place {
  const slash = key.indexOf('/');
  const [area, rest] = [key.slice(0, slash), key.slice(slash + 1)];
  if (area === stored) return { kind: 'storage', key: rest.replace(/^private\/media\//, 'media/') };
  if (![...before, ...behind].includes(area)) throw new Error(`not a file of a site: ${key}`);
  return { kind: 'folder', path: path.join(area, rest) };
}
