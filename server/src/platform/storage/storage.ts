import type { Readable } from 'node:stream';

export interface ObjectFacts {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** An object with its key. */
export interface ObjectEntry extends ObjectFacts {
  key: string;
}

/** For a store whose `media/` the world can fetch directly: what is not public lies out of its reach. */
export interface ObjectPlaces {
  /**
   * Moves everything under a prefix and answers how many objects that was. `beat` is awaited between steps
   * and stops the move by throwing. One move at a time per prefix. An interrupted move is simply repeated.
   */
  move(prefix: string, to: 'public' | 'private', beat: () => Promise<unknown>): Promise<number>;
  /** Forgets what this process knows about the places of objects under a prefix. */
  forget(prefix: string): void;
}

/** An object that is still sent in parts, and the store's name for these. */
export interface OpenObject {
  key: string;
  id: string;
}

/** The store knows nothing of these parts any more: they were made an object, or some rule of its operator ended them. */
export class PartsLost extends Error {}

/**
 * Objects that come in parts, over days and from several processes. Nobody sees one before it is finished, and its parts
 * take room until it is that or is dropped.
 */
export interface PartStore {
  /** Begins an object; answers the store's name for its parts. */
  begin(key: string): Promise<string>;
  /**
   * Puts a part in its place, counted from 1, whatever was there. Each but the last has the same size, of 5 MiB or more.
   * Throws PartsLost. What fails on the way is tried again here.
   */
  put(object: OpenObject, number: number, bytes: readonly Buffer[]): Promise<void>;
  /** Puts a small object at once, as parts are put: hashed in turns, and tried again. */
  putWhole(key: string, bytes: readonly Buffer[]): Promise<void>;
  /** Makes the object of all its parts. Throws PartsLost, also where they are not this many bytes. */
  finish(object: OpenObject, size: { bytes: number; partBytes: number }): Promise<void>;
  /** Drops the parts of an object. That there are none is no error. */
  drop(object: OpenObject): Promise<void>;
  /** Objects that were begun and are neither finished nor dropped. */
  open(): AsyncIterable<OpenObject & { begunAt: Date }>;
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
  /** Bytes `start` to `end`, both inclusive. Null if there is no such object. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  stat(key: string): Promise<ObjectFacts | null>;
  /** Keys under a prefix (which ends with `/`), in order. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * What lies in the store under a prefix, by default everything, in the order of the keys, with size and time. These are
   * the store's own keys: `private/` stands before one of `media/` that is out of the world's reach.
   */
  entries(prefix?: string): AsyncIterable<ObjectEntry>;
  /** Deleting a missing object is no error. */
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
  /** The file behind a key if objects are files on this machine, else null. */
  localPath(key: string): string | null;
  /** Absolute address if another host serves the object now, else null: `/media/...` of this site. */
  publicUrl(key: string): string | null | Promise<string | null>;
  /** Null if nobody but us fetches objects. */
  readonly places: ObjectPlaces | null;
  /** Null where objects are files on this machine: these grow in place. */
  readonly parts: PartStore | null;
  /** Throws if the store cannot be reached or written to. */
  check(): Promise<void>;
}
