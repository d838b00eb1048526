import { type FileHandle, open as openFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Config } from '../config-services.ts';
import { cacheControlOf, contentTypeOf, safeKey, safePrefix } from './object-keys.ts';
import type { CopyingStorage } from './placed-storage.ts';
import { absent, type Connection, connect, rethrow, storeFault } from './s3-connection.ts';
import { createPartStore } from './s3-parts.ts';
import type { ObjectEntry } from './storage.ts';

const outOfTime = (): Error =>
  Object.assign(new Error('the object did not come in time'), { name: 'TimeoutError' });

/** Milliseconds for an object that is read whole: one the size of a segment. */
const wholeObject = 30_000;
/**
 * Bytes of a file sent per request; longer files go in parts. A store accepts at most 5 GB at once, and a
 * part in memory can be sent again when the store stumbles, which a stream cannot.
 */
const partBytes = 32 * 1024 * 1024;
/** The most parts an object may have. */
const mostParts = 10_000;

const headersOf = (key: string, body: Buffer | string | null, contentType?: string) => ({
  ContentType: contentType ?? contentTypeOf(key),
  CacheControl: cacheControlOf(key, body),
});

async function readPart(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const part = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const { bytesRead } = await file.read(part, read, length - read, at + read);
    if (bytesRead === 0) throw new Error('a file became shorter while it was sent to the store');
    read += bytesRead;
  }
  return part;
}

/** A file in parts of `length` bytes; the last may be shorter. An empty file has none. */
async function* partsOf(file: FileHandle, size: number, length: number): AsyncIterable<Buffer> {
  for (let at = 0; at < size; at += length) yield await readPart(file, at, Math.min(length, size - at));
}

/** The same of a stream. */
async function* inParts(source: AsyncIterable<Buffer>, length: number): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (let piece of source) {
    while (bytes + piece.length >= length) {
      const room = length - bytes;
      yield Buffer.concat([...held, piece.subarray(0, room)]);
      piece = piece.subarray(room);
      held = [];
      bytes = 0;
    }
    held.push(piece);
    bytes += piece.length;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

interface StoreLimits {
  silence?: number;
  first?: number;
  partBytes?: number;
}

export type S3Storage = CopyingStorage & {
  /** Writes what comes, of whatever length, whole. */
  putStream(key: string, source: AsyncIterable<Buffer>): Promise<void>;
};

/** Objects in a bucket of S3, or of anything that speaks its protocol. `limits` are for tests. */
export function createS3Storage(config: S3Config, limits: StoreLimits = {}): S3Storage {
  const Bucket = config.bucket;
  let connection: Promise<Connection> | null = null;
  const open = (): Promise<Connection> => {
    connection ??= connect(config, limits);
    return connection;
  };

  async function* entriesUnder(prefix: string): AsyncIterable<ObjectEntry> {
    const { sdk, reader } = await open();
    let token: string | undefined;
    do {
      const continued = token ? { ContinuationToken: token } : {};
      const page = await reader
        .send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ...continued }))
        .catch(rethrow);
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }
  async function* keysUnder(prefix: string): AsyncIterable<string> {
    for await (const { key } of entriesUnder(prefix)) yield key;
  }
  async function write(key: string, body: Buffer | string, contentType?: string): Promise<void> {
    safeKey(key);
    const { sdk, writer } = await open();
    await writer
      .send(new sdk.PutObjectCommand({ Bucket, Key: key, Body: body, ...headersOf(key, body, contentType) }))
      .catch(rethrow);
  }
  async function writeFile(key: string, localPath: string, contentType?: string): Promise<void> {
    const file = await openFile(localPath);
    try {
      const { size } = await file.stat();
      const length = Math.max(limits.partBytes ?? partBytes, Math.ceil(size / mostParts));
      await writeParts(key, partsOf(file, size, length), contentType);
    } finally {
      await file.close();
    }
  }
  const writeStream = (key: string, source: AsyncIterable<Buffer>): Promise<void> =>
    writeParts(key, inParts(source, limits.partBytes ?? partBytes));
  /** One part is sent as it is. Of several the object exists once all do; until then a reader sees the old one, or none. */
  async function writeParts(key: string, parts: AsyncIterable<Buffer>, contentType?: string): Promise<void> {
    safeKey(key);
    let upload: { Bucket: string; Key: string; UploadId: string | undefined } | null = null;
    let first: Buffer | null = null;
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    const { sdk, writer } = await open();
    try {
      const send = async (Body: Buffer): Promise<void> => {
        const PartNumber = Parts.length + 1;
        const { ETag } = await writer.send(new sdk.UploadPartCommand({ ...upload!, PartNumber, Body }));
        Parts.push({ ETag, PartNumber });
      };
      for await (const part of parts) {
        if (first === null && upload === null) {
          first = part;
          continue;
        }
        if (upload === null) {
          const headers = headersOf(key, null, contentType);
          const { UploadId } = await writer.send(
            new sdk.CreateMultipartUploadCommand({ Bucket, Key: key, ...headers }),
          );
          upload = { Bucket, Key: key, UploadId };
          await send(first!);
          first = null;
        }
        await send(part);
      }
      if (upload === null) return await write(key, first ?? Buffer.alloc(0), contentType);
      await writer.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      // Otherwise the parts sent so far stay, and are paid for.
      if (upload !== null) await writer.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => {});
      throw storeFault(error);
    }
  }
  async function read(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    safeKey(key);
    const { sdk, reader } = await open();
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await reader.send(new sdk.GetObjectCommand({ Bucket, Key: key, ...part })).catch(absent);
    return (answer?.Body as Readable | undefined) ?? null;
  }
  async function removeMany(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    const { sdk, reader } = await open();
    const Delete = { Quiet: true, Objects: keys.map((Key) => ({ Key })) };
    await reader.send(new sdk.DeleteObjectsCommand({ Bucket, Delete })).catch(rethrow);
  }

  return {
    kind: 's3',
    put: (key, body, contentType) => write(key, body, contentType),
    putFile: writeFile,
    async get(key) {
      const body = await read(key);
      if (body === null) return null;
      const parts: Buffer[] = [];
      const timer = setTimeout(() => body.destroy(outOfTime()), wholeObject);
      try {
        for await (const part of body) parts.push(part as Buffer);
        return Buffer.concat(parts);
      } catch (error) {
        throw storeFault(error);
      } finally {
        clearTimeout(timer);
      }
    },
    stream: read,
    async stat(key) {
      safeKey(key);
      const { sdk, reader } = await open();
      const head = await reader.send(new sdk.HeadObjectCommand({ Bucket, Key: key })).catch(absent);
      return head ? { size: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) } : null;
    },
    list: (prefix) => keysUnder(safePrefix(prefix)),
    entries: (prefix) => entriesUnder(prefix === undefined ? '' : safePrefix(prefix)),
    putStream: writeStream,
    parts: createPartStore(Bucket, open),
    async delete(key) {
      safeKey(key);
      const { sdk, reader } = await open();
      await reader.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })).catch(absent);
    },
    async deletePrefix(prefix) {
      let batch: string[] = [];
      for await (const key of keysUnder(safePrefix(prefix))) {
        batch.push(key);
        // As many as one request may name.
        if (batch.length === 1000) {
          await removeMany(batch);
          batch = [];
        }
      }
      await removeMany(batch);
    },
    async copy(from, to) {
      const { sdk, writer } = await open();
      const CopySource = `${Bucket}/${safeKey(from)}`;
      const done = await writer
        .send(new sdk.CopyObjectCommand({ Bucket, Key: safeKey(to), CopySource }))
        .catch(absent);
      return done !== null;
    },
    places: null,
    localPath: () => null,
    publicUrl: (key) => (config.publicUrl ? `${config.publicUrl}/${safeKey(key)}` : null),
    async check() {
      const { sdk, reader } = await open();
      await reader.send(new sdk.HeadBucketCommand({ Bucket })).catch(rethrow);
    },
  };
}
