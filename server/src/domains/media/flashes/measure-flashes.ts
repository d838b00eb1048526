import path from 'node:path';
import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findMediaTools } from '../../../platform/executables.ts';
import { gatherRendition } from '../encode/gather-rendition.ts';
import { runFfmpeg } from '../encode/run-ffmpeg.ts';
import { checkDisk, closeWorkFolder, openWorkFolder, pidFileOf } from '../encode/work-folder.ts';
import { flashesMeasured } from '../media-facts.ts';
import { findAsset, listRenditions, type MediaAsset } from '../media-queries.ts';
import { planLadder } from '../plan/ladder-plan.ts';
import { inputGuard } from '../source/input-guard.ts';
import type { SourceFacts } from '../source/source-facts.ts';
import { createFlashMeter, type FoundFlash, frameBytes, meterHeight, meterWidth } from './flash-meter.ts';
import { forgetPreview, measuredFlashes, writeMeasured } from './flash-queries.ts';
import { measureFlashesJob } from './measure-flashes.job.ts';

/** Decoding the smallest picture is light; who waits for a video goes before. */
const limits = { cpuSeconds: 1800, memoryBytes: 4e9, fileBytes: 4e9, niceness: 10 };
const mostFrames = 60;

/** Nothing better follows of a file: it is to be measured. */
export const lookForFlashes = (
  db: Executor,
  { jobs }: Pick<Platform, 'jobs'>,
  mediaId: string,
  priority = -10,
): Promise<void> => jobs.enqueue(db, measureFlashesJob, { mediaId }, { singletonKey: mediaId, priority });

/**
 * Measures a finished file once and for all, and states what was found; again whenever it is asked, for a video may have got
 * the file since. Throws what ffmpeg and the storage throw.
 */
export async function measureFlashes(
  platform: Pick<Platform, 'config' | 'db' | 'facts' | 'storage'>,
  mediaId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, facts } = platform;
  const asset = await findAsset(db, mediaId);
  if (asset === null || asset.source === null || !isEnded(asset)) return;
  const known = await measuredFlashes(db, mediaId);
  const found = known ?? (await measure(platform, mediaId, signal));
  await db.transaction(async (transaction) => {
    if (known === null && !(await writeMeasured(transaction, mediaId, found))) return;
    const losesPreview = await losePreview(transaction, mediaId, found);
    await facts.state(transaction, flashesMeasured, { mediaId, found, losesPreview });
  });
}

/** Whether it plays, and nothing better follows: of what could not be finished the first pass stays. */
const isEnded = ({ state, firstPassAt }: MediaAsset): boolean =>
  state === 'ready' || (state === 'failed' && firstPassAt !== null);

/** Takes back the excerpt that lists play of a file if it shows some of this. Answers whether it does. */
export async function losePreview(
  db: Executor,
  mediaId: string,
  found: readonly Pick<FoundFlash, 'from' | 'to'>[],
): Promise<boolean> {
  const asset = await findAsset(db, mediaId);
  const shows = asset?.source != null && isInPreview(found, asset.source);
  if (shows) await forgetPreview(db, mediaId);
  return shows;
}

const isInPreview = (found: readonly Pick<FoundFlash, 'from' | 'to'>[], source: SourceFacts): boolean =>
  source.video !== null &&
  planLadder(source).preview.cuts.some(({ start, end }) =>
    found.some(({ from, to }) => from < end && to > start),
  );

async function measure(
  { config, db, storage }: Pick<Platform, 'config' | 'db' | 'storage'>,
  mediaId: string,
  signal: AbortSignal,
): Promise<FoundFlash[]> {
  const [rendition] = (await listRenditions(db, mediaId))
    .filter(({ kind }) => kind === 'video')
    .sort((a, b) => a.bytes - b.bytes);
  if (rendition === undefined) return [];
  const tools = await findMediaTools(config);
  const folder = await openWorkFolder(config.dataDir, `flashes-${mediaId}`);
  try {
    await checkDisk(folder, rendition.bytes);
    const input = path.join(folder, 'source.mp4');
    await gatherRendition(storage, rendition.playlistKey, input, signal);
    const rate = Math.min(mostFrames, rendition.frameRate ?? 30);
    const meter = createFlashMeter(rate);
    const frames = inFrames((frame) => meter.add(frame));
    await runFfmpeg({
      ...{ tools, input, folder, limits, signal, pidFile: pidFileOf(folder) },
      args: frameArguments(input, rate),
      onBytes: frames,
    });
    return meter.end();
  } finally {
    await closeWorkFolder(folder);
  }
}

/** Gives every frame of a file as small as the meter wants it. */
export const frameArguments = (input: string, rate: number): string[] => [
  ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-threads', '1'],
  ...inputGuard,
  ...['-i', `file:${input}`, '-map', '0:v:0', '-an', '-sn', '-dn'],
  ...[
    '-vf',
    `fps=${rate},scale=${meterWidth}:${meterHeight}:flags=area,format=rgb24`,
    '-f',
    'rawvideo',
    'pipe:1',
  ],
];

/** Puts pieces of any size together to frames. */
export function inFrames(take: (frame: Uint8Array) => void): (bytes: Buffer) => void {
  const frame = Buffer.alloc(frameBytes);
  let filled = 0;
  return (bytes) => {
    for (let at = 0; at < bytes.length; ) {
      const copied = bytes.copy(frame, filled, at);
      filled += copied;
      at += copied;
      if (filled < frameBytes) return;
      take(frame);
      filled = 0;
    }
  };
}
