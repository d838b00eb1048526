import type { Readable } from 'node:stream';

export interface ObjectFacts {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** Of a store whose `media/` the world can fetch past us: what is not everybody's lies out of its reach. */
export interface ObjectPlaces {
  /**
   * Moves what lies under a prefix, and answers how much that was. `beat` is waited for between steps, and ends it by throwing.
   * One at a time for a prefix. Cut short, it is simply done again.
   */
  move(prefix: string, to: 'public' | 'private', beat: () => Promise<unknown>): Promise<number>;
  /** Lets go of what this process knows of the places of objects under a prefix. */
  forget(prefix: string): void;
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
  /** Absolute address where another host serves the object now, else null: `/media/...` of this site. */
  publicUrl(key: string): string | null | Promise<string | null>;
  /** Null where nobody fetches objects but by us. */
  readonly places: ObjectPlaces | null;
  /** Throws when the store cannot be reached or written. */
  check(): Promise<void>;
}
