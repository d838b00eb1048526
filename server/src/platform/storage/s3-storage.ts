import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent } from 'node:https';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config-services.ts';
import { cacheControlOf, contentTypeOf, safeKey, safePrefix } from './object-keys.ts';
import type { Storage } from './storage.ts';

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

/** The client loads with the first use: a process that touches no object does not carry it. */
async function connect(config: S3Config): Promise<Connection> {
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
      requestTimeout: 60_000,
      httpsAgent: new Agent({ keepAlive: true, maxSockets: 64 }),
    },
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
  });
  return { sdk, client };
}

/** Objects in a bucket of S3, or of anything that speaks its protocol. */
export function createS3Storage(config: S3Config): Storage {
  const Bucket = config.bucket;
  let connection: Promise<Connection> | null = null;
  const open = (): Promise<Connection> => {
    connection ??= connect(config);
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
  async function write(
    key: string,
    body: Buffer | string | Readable,
    contentType?: string,
    size?: number,
  ): Promise<void> {
    safeKey(key);
    const { sdk, client } = await open();
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : null;
    await client.send(
      new sdk.PutObjectCommand({
        Bucket,
        Key: key,
        Body: body,
        ContentType: contentType ?? contentTypeOf(key),
        CacheControl: cacheControlOf(key, text),
        ...(size === undefined ? {} : { ContentLength: size }),
      }),
    );
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
    async putFile(key, localPath, contentType) {
      const { size } = await stat(localPath);
      await write(key, createReadStream(localPath, { highWaterMark: 1024 * 1024 }), contentType, size);
    },
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
    localPath: () => null,
    publicUrl: (key) => (config.publicUrl ? `${config.publicUrl}/${safeKey(key)}` : null),
    async check() {
      const { sdk, client } = await open();
      await client.send(new sdk.HeadBucketCommand({ Bucket }));
    },
  };
}
