import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../../../platform/context.ts';
import { findMediaTools, type MediaTools } from '../../../platform/executables.ts';
import { takeBack } from '../../../platform/fence/lend.ts';
import { FfmpegFailed, runFfmpeg } from '../encode/run-ffmpeg.ts';
import {
  checkDisk,
  closeWorkFolder,
  NotEnoughSpace,
  openWorkFolder,
  pidFileOf,
} from '../encode/work-folder.ts';
import { framesOfSheet } from '../matching/sheet-frames.ts';
import { checkedFacts, SourceFault } from '../source/probe.ts';
import { hashOfFile } from '../source/source-hash.ts';
import { type ClipPlan, clipArguments, clipFile, clipSize, clipStill } from './clip-arguments.ts';

/** What was sent cannot become a clip. The message is one sentence for a person. */
export class ClipFault extends Error {}

export interface ClipSource {
  /** In storage. */
  key: string;
  bytes: number;
  kind: 'gif' | 'mp4';
  /** A name for the work on it. */
  workId: string;
}
export interface Clip {
  /** A local file, gone once its use ends. */
  file: string;
  sha256: Buffer;
  width: number;
  height: number;
  durationSeconds: number;
  /** A JPEG of its first frame that tells something. */
  still: Buffer;
  /** What it is known again by. */
  hashes: Buffer[];
}
/** The longest a clip may be, in seconds, and the longest side of its picture. */
export interface ClipLimits {
  seconds: number;
  side: number;
}

/** A frame beyond the end, as containers count. */
const tolerance = 0.2;
/** Sides of what is read. */
const largestSide = 4096;
const limits = { cpuSeconds: 600, memoryBytes: 6e9, fileBytes: 1e9, niceness: 5 };
const tooLong = (seconds: number): ClipFault =>
  new ClipFault(`This clip is too long: ${seconds} seconds is the most.`);

/**
 * Makes a short, muted clip of a stranger's file and hands it to `use`; everything is gone afterwards. Throws ClipFault
 * if the file is at fault, and what ffmpeg throws if another attempt may help.
 */
export async function makeClip<T>(
  platform: Pick<Platform, 'config' | 'storage'>,
  source: ClipSource,
  most: ClipLimits,
  signal: AbortSignal,
  use: (clip: Clip) => Promise<T>,
): Promise<T> {
  const tools = await findMediaTools(platform.config);
  const folder = await openWorkFolder(platform.config.dataDir, source.workId);
  try {
    await checkDisk(folder, source.bytes);
    const input = await fetchSource(platform, source, folder);
    const plan = await planClip(tools, input, source.kind, most);
    return await use(await encode(tools, plan, { input, folder, most, signal }));
  } catch (error) {
    if (error instanceof SourceFault || error instanceof NotEnoughSpace) throw new ClipFault(error.message);
    throw error;
  } finally {
    await closeWorkFolder(folder);
  }
}

async function fetchSource(
  { storage }: Pick<Platform, 'storage'>,
  { key }: ClipSource,
  folder: string,
): Promise<string> {
  const own = storage.localPath(key);
  if (own !== null) return own;
  const stream = await storage.stream(key);
  if (stream === null) throw new ClipFault('The file is gone. Upload it again.');
  const copy = path.join(folder, 'source');
  await pipeline(stream, createWriteStream(copy));
  return copy;
}

async function planClip(
  tools: MediaTools,
  input: string,
  kind: ClipSource['kind'],
  most: ClipLimits,
): Promise<ClipPlan> {
  const longestSeconds = most.seconds + 1;
  if (kind === 'gif') {
    const { width, height } = await sizeOfGif(input);
    return { kind, index: 0, ...clipSize(width, height, most.side), rate: '25', longestSeconds };
  }
  const limit = most.seconds + tolerance;
  const facts = await checkedFacts(tools, input, {
    longestVideoSeconds: Number.POSITIVE_INFINITY,
    decoders: tools.decoders,
  });
  const video = facts.video!;
  if (facts.durationSeconds > limit) throw tooLong(most.seconds);
  const { num, den } = video.frameRate;
  const rate = num / den > 60 ? '60' : num / den < 1 ? '10' : `${num}/${den}`;
  return {
    kind,
    index: video.index,
    ...clipSize(video.width, video.height, most.side),
    rate,
    longestSeconds,
  };
}

async function sizeOfGif(file: string): Promise<{ width: number; height: number }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(10), 0, 10, 0);
    const size = { width: buffer.readUInt16LE(6), height: buffer.readUInt16LE(8) };
    if (bytesRead < 10 || size.width < 1 || size.height < 1)
      throw new ClipFault('We can’t read this file as a GIF.');
    if (Math.max(size.width, size.height) > largestSide)
      throw new ClipFault(`This GIF is too large: ${largestSide} pixels is the most for a side.`);
    return size;
  } finally {
    await handle.close();
  }
}

async function encode(
  tools: MediaTools,
  plan: ClipPlan,
  { input, folder, most, signal }: { input: string; folder: string; most: ClipLimits; signal: AbortSignal },
): Promise<Clip> {
  let seconds = 0;
  try {
    await runFfmpeg({
      ...{ tools, input, folder, limits, signal, pidFile: pidFileOf(folder) },
      args: clipArguments(plan, { input, folder }),
      onProgress: (encoded) => {
        seconds = encoded;
      },
    });
  } catch (error) {
    // The same file would fail the same way: a GIF is not examined before.
    if (error instanceof FfmpegFailed && plan.kind === 'gif')
      throw new ClipFault('This GIF is damaged and doesn’t play.');
    throw error;
  }
  if (seconds > most.seconds + tolerance) throw tooLong(most.seconds);
  const file = path.join(folder, clipFile);
  const stills = await readStills(folder, plan);
  if (!(await takeBack(folder, file)) || stills[0] === undefined)
    throw new ClipFault('This file holds no picture that moves.');
  const telling = stills.find(({ hash }) => hash !== null) ?? stills[0];
  return {
    ...{ file, sha256: await hashOfFile(file), width: plan.width, height: plan.height },
    durationSeconds: seconds,
    still: telling.bytes,
    hashes: stills.flatMap(({ hash }) => hash ?? []),
  };
}

async function readStills(
  folder: string,
  { width, height }: ClipPlan,
): Promise<{ bytes: Buffer; hash: Buffer | null }[]> {
  const stills: { bytes: Buffer; hash: Buffer | null }[] = [];
  const shape = { interval: 0.5, frames: 1, columns: 1, rows: 1, width, height };
  for (let order = 0; ; order++) {
    const file = path.join(folder, clipStill(order));
    if (!(await takeBack(folder, file))) return stills;
    const bytes = await readFile(file);
    const [frame] = await framesOfSheet(bytes, shape, 0);
    stills.push({ bytes, hash: frame?.hash ?? null });
  }
}
