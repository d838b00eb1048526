import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { S3Storage } from '../storage/s3-storage.ts';
import type { BackupTarget, Written } from './backup-target.ts';

/** Bytes read at once. */
const pieceBytes = 4 * 1024 * 1024;

/** A prefix of a bucket (`''`, or one that ends with `/`) that holds backups. */
export function bucketTarget(bucket: S3Storage, words: string, prefix: string): BackupTarget {
  async function write(key: string, source: AsyncIterable<Buffer>): Promise<Written> {
    const written: Written = { size: 0, crc: 0 };
    async function* counted(): AsyncIterable<Buffer> {
      for await (const piece of source) {
        written.size += piece.length;
        written.crc = crc32(piece, written.crc);
        yield piece;
      }
    }
    await bucket.putStream(prefix + key, counted());
    return written;
  }
  return {
    words,
    write,
    async writeFile(key, file, size) {
      if (size === 0) return write(key, nothing());
      return write(key, createReadStream(file, { end: size - 1, highWaterMark: pieceBytes }));
    },
    read: (key) => bucket.stream(prefix + key),
    async *list(under) {
      for await (const entry of bucket.entries(prefix + under))
        yield { ...entry, key: entry.key.slice(prefix.length) };
    },
    delete: (key) => bucket.delete(prefix + key),
    settle: async () => {},
  };
}

async function* nothing(): AsyncIterable<Buffer> {}
