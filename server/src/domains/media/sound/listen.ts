import { createReadStream } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Platform } from '../../../platform/context.ts';
import { findMediaTools } from '../../../platform/executables.ts';
import { takeBack } from '../../../platform/fence/lend.ts';
import { gatherRendition } from '../encode/gather-rendition.ts';
import { runFfmpeg } from '../encode/run-ffmpeg.ts';
import { checkDisk, closeWorkFolder, openWorkFolder, pidFileOf } from '../encode/work-folder.ts';
import { findAsset, listRenditions, type Rendition } from '../media-queries.ts';
import { inputGuard } from '../source/input-guard.ts';
import { createSoundPrinter, sampleRate } from './sound-print.ts';
import { writeSoundPrint } from './sound-print-queries.ts';

/** Decoding sound is light; who waits for a video goes before. */
const limits = { cpuSeconds: 900, memoryBytes: 4e9, fileBytes: 2e9, niceness: 10 };

/**
 * Listens to a finished file, once and for all; false if there is nothing to hear yet. Throws what ffmpeg and the storage
 * throw.
 */
export async function listenTo(
  platform: Pick<Platform, 'config' | 'db' | 'storage'>,
  mediaId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const asset = await findAsset(platform.db, mediaId);
  if (asset?.state !== 'ready' || asset.source === null) return false;
  const [rendition] = heardIn(await listRenditions(platform.db, mediaId));
  if (rendition === undefined) return false;
  const print =
    asset.source.audio.length === 0 ? new Uint32Array(0) : await listen(platform, mediaId, rendition, signal);
  await writeSoundPrint(platform.db, mediaId, print);
  return true;
}

/** Sound on its own where there is some, the default before others; else the smallest picture, which has it. */
const heardIn = (renditions: readonly Rendition[]): Rendition[] => {
  const sounds = renditions.filter(({ kind }) => kind === 'audio');
  if (sounds.length > 0) return sounds.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return renditions.filter(({ kind }) => kind === 'video').sort((a, b) => a.bytes - b.bytes);
};

async function listen(
  { config, storage }: Pick<Platform, 'config' | 'storage'>,
  mediaId: string,
  rendition: Rendition,
  signal: AbortSignal,
): Promise<Uint32Array> {
  const tools = await findMediaTools(config);
  const folder = await openWorkFolder(config.dataDir, `sound-${mediaId}`);
  try {
    await checkDisk(folder, rendition.bytes);
    const input = path.join(folder, 'source.mp4');
    await gatherRendition(storage, rendition.playlistKey, input, signal);
    const samples = path.join(folder, 'samples.raw');
    await runFfmpeg({
      ...{ tools, input, folder, limits, signal, pidFile: pidFileOf(folder) },
      args: samplesArguments(input, samples),
    });
    if (!(await takeBack(folder, samples))) throw new Error('ffmpeg left no samples.');
    return await printOfFile(samples);
  } finally {
    await closeWorkFolder(folder);
  }
}

/** Takes the first sound of a file as 16-bit samples of one channel. */
export const samplesArguments = (input: string, samples: string): string[] => [
  ...['-hide_banner', '-nostdin', '-nostats', '-progress', 'pipe:1', '-y', '-loglevel', 'info'],
  ...inputGuard,
  ...['-i', `file:${input}`, '-map', '0:a:0', '-vn', '-sn', '-dn'],
  ...['-ac', '1', '-ar', `${sampleRate}`, '-f', 's16le', samples],
];

/** Takes the print of 16-bit samples; others get their turn in between. */
export async function printOfFile(file: string): Promise<Uint32Array> {
  const printer = createSoundPrinter();
  // Pieces are of whole samples.
  for await (const bytes of createReadStream(file, { highWaterMark: 64 * 1024 }) as AsyncIterable<Buffer>) {
    const samples = new Float32Array(bytes.length >> 1);
    for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(2 * at) / 32_768;
    printer.add(samples);
    await breathe();
  }
  return printer.end();
}
