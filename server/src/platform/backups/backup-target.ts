import type { Readable } from 'node:stream';
import type { ObjectFacts } from '../storage/storage.ts';

export interface Written {
  /** Bytes. */
  size: number;
  /** CRC-32 of them. */
  crc: number;
}

/**
 * Where backups are kept: a folder, or a prefix of a bucket. Keys are those of storage (object-keys.ts). What is written
 * is there for good once `settle` has answered.
 */
export interface BackupTarget {
  /** As it is said to people: the folder, or `s3://bucket/prefix`. */
  readonly words: string;
  /** Writes whole: a reader sees the old object or the new one. */
  write(key: string, source: AsyncIterable<Buffer>): Promise<Written>;
  /** The same from a file on this machine, of which the first `size` bytes are wanted. */
  writeFile(key: string, file: string, size: number): Promise<Written>;
  /** Null if there is no such object. */
  read(key: string): Promise<Readable | null>;
  /** Keys under a prefix (which ends with `/`), in order, with size and time. */
  list(prefix: string): AsyncIterable<ObjectFacts & { key: string }>;
  delete(key: string): Promise<void>;
  settle(): Promise<void>;
}
