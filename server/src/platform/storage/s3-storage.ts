import { type FileHandle, open as openFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config-services.ts';
import { cacheControlOf, contentTypeOf, safeKey, safePrefix } from './object-keys.ts';
import type { CopyingStorage } from './placed-storage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
interface Connection {
  sdk: Sdk;
  client: S3Client;
}

const absent = (error: unknown): null => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return null;
  throw error;
};

/** Milliseconds without a byte after which a store that has taken a request counts as gone. */
const longestSilence = 60_000;
/**
 * Bytes of a file that one request sends; of a longer one it sends a part. A store takes no more than 5 GB at once, and
 * what lies in memory is sent again when the store stumbles, as a stream cannot be.
 */
const partBytes = 32 * 1024 * 1024;
/** The most parts that an object may have. */
const mostParts = 10_000;

/** The client loads with the first use: a process that touches no object does not carry it. */
async function connect(config: S3Config, silence: number): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    forcePathStyle: config.forcePathStyle,
    // The newer checksums are unknown to many stores that speak the protocol.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5000,
      socketTimeout: silence,
      httpsAgent: new Agent({ keepAlive: true, maxSockets: 64 }),
    },
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
  });
  return { sdk, client };
}

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

/** Objects in a bucket of S3, or of anything that speaks its protocol. `limits` are for tests. */
export function createS3Storage(
  config: S3Config,
  limits: { silence?: number; partBytes?: number } = {},
): CopyingStorage {
  const Bucket = config.bucket;
  let connection: Promise<Connection> | null = null;
  const open = (): Promise<Connection> => {
    connection ??= connect(config, limits.silence ?? longestSilence);
    return connection;
  };

  async function* keysUnder(prefix: string): AsyncIterable<string> {
    const { sdk, client } = await open();
    let token: string | undefined;
    do {
      const continued = token ? { ContinuationToken: token } : {};
      const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ...continued }));
      for (const object of page.Contents ?? []) if (object.Key) yield object.Key;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }
  async function write(key: string, body: Buffer | string, contentType?: string): Promise<void> {
    safeKey(key);
    const { sdk, client } = await open();
    await client.send(
      new sdk.PutObjectCommand({ Bucket, Key: key, Body: body, ...headersOf(key, body, contentType) }),
    );
  }
  async function writeFile(key: string, localPath: string, contentType?: string): Promise<void> {
    safeKey(key);
    const file = await openFile(localPath);
    try {
      const { size } = await file.stat();
      const length = Math.max(limits.partBytes ?? partBytes, Math.ceil(size / mostParts));
      if (size <= length) await write(key, await readPart(file, 0, size), contentType);
      else await writeParts(key, file, { size, length }, contentType);
    } finally {
      await file.close();
    }
  }
  /** The object is there once all of its parts are; until then a reader sees the old one, or none. */
  async function writeParts(
    Key: string,
    file: FileHandle,
    { size, length }: { size: number; length: number },
    contentType?: string,
  ): Promise<void> {
    const { sdk, client } = await open();
    const { UploadId } = await client.send(
      new sdk.CreateMultipartUploadCommand({ Bucket, Key, ...headersOf(Key, null, contentType) }),
    );
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let at = 0; at < size; at += length) {
        const PartNumber = Parts.length + 1;
        const Body = await readPart(file, at, Math.min(length, size - at));
        const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }));
        Parts.push({ ETag, PartNumber });
      }
      await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      // Else the parts that came stay, and are paid for.
      await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  }
  async function read(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    safeKey(key);
    const { sdk, client } = await open();
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key, ...part })).catch(absent);
    return (answer?.Body as Readable | undefined) ?? null;
  }
  async function removeMany(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    const { sdk, client } = await open();
    const Delete = { Quiet: true, Objects: keys.map((Key) => ({ Key })) };
    await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }));
  }

  return {
    kind: 's3',
    put: (key, body, contentType) => write(key, body, contentType),
    putFile: writeFile,
    async get(key) {
      const body = await read(key);
      if (body === null) return null;
      const parts: Buffer[] = [];
      for await (const part of body) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
    stream: read,
    async stat(key) {
      safeKey(key);
      const { sdk, client } = await open();
      const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })).catch(absent);
      return head ? { size: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) } : null;
    },
    list: (prefix) => keysUnder(safePrefix(prefix)),
    async delete(key) {
      safeKey(key);
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })).catch(absent);
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
      const { sdk, client } = await open();
      const CopySource = `${Bucket}/${safeKey(from)}`;
      const done = await client
        .send(new sdk.CopyObjectCommand({ Bucket, Key: safeKey(to), CopySource }))
        .catch(absent);
      return done !== null;
    },
    places: null,
    localPath: () => null,
    publicUrl: (key) => (config.publicUrl ? `${config.publicUrl}/${safeKey(key)}` : null),
    async check() {
      const { sdk, client } = await open();
      await client.send(new sdk.HeadBucketCommand({ Bucket }));
    },
  };
}
