import { createInterface } from 'node:readline';
import { pipeline, Readable } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { AppError } from '../../kit/app-error.ts';
import type { BackupTarget, Written } from './backup-target.ts';

/** Compresses on the way; a fault of the source reaches whoever reads. */
export const packed = (source: Readable): Readable =>
  pipeline(source, createZstdCompress(), () => {}) as unknown as Readable;

export const unpacked = (source: Readable): Readable =>
  pipeline(source, createZstdDecompress(), () => {}) as unknown as Readable;

/** Writes values as lines of JSON, compressed. */
export const writeLines = (
  target: BackupTarget,
  key: string,
  values: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<Written> =>
  target.write(
    key,
    packed(
      Readable.from(
        (async function* () {
          for await (const value of values) yield `${JSON.stringify(value)}\n`;
        })(),
        { objectMode: false },
      ),
    ),
  );

/** Reads them again. Throws `notFound` if they are missing. */
export async function* readLines<T>(target: BackupTarget, key: string): AsyncIterable<T> {
  const source = await requireObject(target, key);
  for await (const line of createInterface({ input: unpacked(source), crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line) as T;
}

export async function requireObject(target: BackupTarget, key: string): Promise<Readable> {
  const source = await target.read(key);
  if (source === null)
    throw new AppError('notFound', `The backup is not whole: ${key} is missing in ${target.words}.`);
  return source;
}

export async function readWhole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}
