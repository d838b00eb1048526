import type { Readable } from 'node:stream';

export interface ObjectFacts {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/**
 * Where media files live. Keys are relative, `/`-separated paths of safe characters, e.g. `media/{id}/360p/00001.m4s`
 * (object-keys.ts). Content type and caching follow from the key and, for playlists, from whether they have ended.
 */
export interface Storage {
  readonly kind: 'disk' | 's3';
  /** Writes whole, atomically: a reader sees the old object or the new one. */
  put(key: string, body: Buffer | string, contentType?: string): Promise<void>;
  /** Moves or copies a local file in; the local file may be gone afterwards. */
  putFile(key: string, localPath: string, contentType?: string): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** Bytes `start` to `end`, both inclusive. Null when there is no such object. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  stat(key: string): Promise<ObjectFacts | null>;
  /** Keys under a prefix (which ends with `/`), in order. */
  list(prefix: string): AsyncIterable<string>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
  /** The file behind a key where objects are files on this machine, else null. */
  localPath(key: string): string | null;
  /** Absolute address for browsers where another host serves objects, else null: `/media/...` of this site. */
  publicUrl(key: string): string | null;
  /** Throws when the store cannot be reached or written. */
  check(): Promise<void>;
}
