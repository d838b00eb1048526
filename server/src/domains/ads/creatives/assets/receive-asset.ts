import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../../kit/app-error.ts';
import type { Platform } from '../../../../platform/context.ts';
import { newIncomingFile } from '../../../media/index.ts';
import { tooLargeFile } from './asset-rules.ts';
import { boundaryOf, fileOfForm } from './form-file.ts';

export interface ReceivedAsset {
  /** On this machine, for whoever asked to take away. */
  file: string;
  bytes: number;
  sha256: Buffer;
  head: Buffer;
}

/** Milliseconds without a byte, and for the whole file. */
const silence = 60_000;
const longest = 15 * 60_000;
/** How much more of a file that is too large is let by, so that its sender reads why it is refused. */
const drained = limits.adAssetBytes;

/**
 * Writes a file to disk as it arrives, from a form or as the body itself; client libraries send either. Throws
 * `tooLarge` as soon as it is, and `badInput` if there is none.
 */
export async function receiveAsset(
  { config }: Pick<Platform, 'config'>,
  body: IncomingMessage,
  contentType: string | undefined,
): Promise<ReceivedAsset> {
  const boundary = boundaryOf(contentType);
  const file = await newIncomingFile(config.dataDir);
  const timers = [silence, longest].map((patience) => setTimeout(() => body.destroy(), patience).unref());
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let bytes = 0;
  try {
    for await (const chunk of boundary === null
      ? (body as AsyncIterable<Buffer>)
      : fileOfForm(body, boundary)) {
      bytes += chunk.length;
      timers[0]?.refresh();
      if (bytes > limits.adAssetBytes + drained) break;
      if (bytes > limits.adAssetBytes) continue;
      if (head.length < 64) head = Buffer.concat([head, chunk.subarray(0, 64)]);
      hash.update(chunk);
      await handle.write(chunk);
    }
    if (bytes > limits.adAssetBytes) throw new AppError('tooLarge', tooLargeFile, { field: 'file' });
    if (bytes === 0) throw badInput('file', 'The file is empty.');
    return { file, bytes, sha256: hash.digest(), head };
  } catch (error) {
    await rm(file, { force: true });
    // The sender went away: nobody reads the answer.
    if (!(error instanceof AppError) && body.destroyed && !body.complete)
      throw badInput('file', 'The file broke off.');
    throw error;
  } finally {
    timers.forEach(clearTimeout);
    await handle.close();
  }
}
