import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { PutObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { AppError } from '../../kit/app-error.ts';
import { contentTypeOf, safeKey } from './object-keys.ts';
import { absent, type Connection, rethrow, storeFault } from './s3-connection.ts';
import { type OpenObject, type PartStore, PartsLost } from './storage.ts';

/** Milliseconds before a part is sent again. */
const pauses = [300, 1500];

type Sent = PutObjectCommand | UploadPartCommand;

const isLost = (error: unknown): boolean => (error as { name?: string }).name === 'NoSuchUpload';
const lostOr = (error: unknown): never => {
  if (isLost(error)) throw new PartsLost('the store does not know these parts');
  throw storeFault(error);
};

/** Hashes some bytes per turn of the event loop: a part takes a core for many milliseconds. */
async function hashOf(bytes: readonly Buffer[]): Promise<string> {
  const hash = createHash('sha256');
  for (const some of bytes) {
    hash.update(some);
    await turn();
  }
  return hash.digest('hex');
}

/** Parts of objects in a bucket: what S3 calls multipart uploads. */
export function createPartStore(Bucket: string, connected: () => Promise<Connection>): PartStore {
  const named = ({ key, id }: OpenObject) => ({ Bucket, Key: safeKey(key), UploadId: id });

  /**
   * Sends bytes as a stream, so that neither the client nor TLS makes a copy of the whole; so its hash is not the client's
   * work.
   */
  async function send(
    bytes: readonly Buffer[],
    make: (sdk: Connection['sdk'], body: { Body: Readable; ContentLength: number }) => Sent,
  ): Promise<void> {
    const sha256 = await hashOf(bytes);
    const { sdk, writer } = await connected();
    for (let attempt = 0; ; attempt++) {
      const command = make(sdk, {
        Body: Readable.from(bytes),
        ContentLength: bytes.reduce((all, { length }) => all + length, 0),
        // The steps of a request are the same for both.
      }) as UploadPartCommand;
      command.middlewareStack.add(
        (next) => (args) => {
          (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
          return next(args);
        },
        { step: 'build', name: 'hashOfBytes' },
      );
      try {
        await writer.send(command);
        return;
      } catch (error) {
        const pause = pauses[attempt];
        if (pause === undefined || !(storeFault(error) instanceof AppError)) return lostOr(error);
        await wait(pause);
      }
    }
  }

  /** All parts of an object, in order. */
  async function partsOf(object: OpenObject): Promise<{ PartNumber: number; ETag: string; size: number }[]> {
    const { sdk, reader } = await connected();
    const parts: { PartNumber: number; ETag: string; size: number }[] = [];
    let after: string | undefined;
    do {
      const marker = after === undefined ? {} : { PartNumberMarker: after };
      const page = await reader.send(new sdk.ListPartsCommand({ ...named(object), ...marker })).catch(lostOr);
      for (const { PartNumber, ETag, Size } of page.Parts ?? [])
        parts.push({ PartNumber: PartNumber ?? 0, ETag: ETag ?? '', size: Size ?? 0 });
      after = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (after !== undefined);
    return parts;
  }

  return {
    async begin(key) {
      const { sdk, reader } = await connected();
      const { UploadId } = await reader
        .send(
          new sdk.CreateMultipartUploadCommand({
            Bucket,
            Key: safeKey(key),
            ContentType: contentTypeOf(key),
          }),
        )
        .catch(rethrow);
      if (!UploadId) throw new Error('the store began an object in parts without a name for them');
      return UploadId;
    },
    put: (object, PartNumber, bytes) =>
      send(bytes, (sdk, body) => new sdk.UploadPartCommand({ ...named(object), PartNumber, ...body })),
    putWhole: (key, bytes) =>
      send(
        bytes,
        (sdk, body) =>
          new sdk.PutObjectCommand({ Bucket, Key: safeKey(key), ContentType: contentTypeOf(key), ...body }),
      ),
    async finish(object, { bytes, partBytes }) {
      const parts = await partsOf(object);
      const isWhole =
        parts.length === Math.ceil(bytes / partBytes) &&
        parts.every(
          ({ PartNumber, size }, order) =>
            PartNumber === order + 1 && size === Math.min(partBytes, bytes - order * partBytes),
        );
      if (!isWhole) throw new PartsLost('the parts of an object are not what was sent');
      const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
      const { sdk, writer } = await connected();
      await writer
        .send(new sdk.CompleteMultipartUploadCommand({ ...named(object), MultipartUpload: { Parts } }))
        .catch(lostOr);
    },
    async drop(object) {
      const { sdk, reader } = await connected();
      await reader.send(new sdk.AbortMultipartUploadCommand(named(object))).catch(absent);
    },
    async *open() {
      const { sdk, reader } = await connected();
      let after: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
      while (after !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(after);
        for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
          if (Key && UploadId) yield { key: Key, id: UploadId, begunAt: Initiated ?? new Date() };
        after =
          page.IsTruncated && page.NextKeyMarker
            ? {
                KeyMarker: page.NextKeyMarker,
                ...(page.NextUploadIdMarker ? { UploadIdMarker: page.NextUploadIdMarker } : {}),
              }
            : null;
      }
      function list(marker: { KeyMarker?: string; UploadIdMarker?: string }) {
        return reader.send(new sdk.ListMultipartUploadsCommand({ Bucket, ...marker })).catch(rethrow);
      }
    },
  };
}
