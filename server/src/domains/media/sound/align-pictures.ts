import path from 'node:path';
import type { Platform } from '../../../platform/context.ts';
import { findMediaTools } from '../../../platform/executables.ts';
import { gatherRendition } from '../encode/gather-rendition.ts';
import { runFfmpeg } from '../encode/run-ffmpeg.ts';
import { checkDisk, closeWorkFolder, openWorkFolder, pidFileOf } from '../encode/work-folder.ts';
import { findAsset, listRenditions } from '../media-queries.ts';
import { inputGuard } from '../source/input-guard.ts';
import { alignPrints, type Offset } from './align-sounds.ts';
import { bitsOf, indexSounds } from './match-sounds.ts';
import { silent } from './sound-print.ts';

// Where the sound of two versions says nothing, their picture may: as many moments a second as a print of sound has, of 32
// bits, each of which says whether one of two neighbouring spots is brighter.

const limits = { cpuSeconds: 1800, memoryBytes: 4e9, fileBytes: 4e9, niceness: 10 };
/** Spots: one more in each row than it has bits. */
const [columns, rows] = [9, 4];
const spots = columns * rows;
/** As `momentsPerSecond`, exactly. */
const rate = '5512/256';
/** Greys by which one spot is brighter than another, and by which there is something to see at all. */
const [leastBrighter, leastRange] = [2, 12];
/** Bits that differ where something happens. What stands still says nothing of when. */
const leastChange = 5;
/** Pictures of strangers agree in many bits: what is the same agrees in nearly all. */
const demands = { share: 0.5, difference: 0.17 };

/** 32 bits of a picture of 9 × 4 greys. */
export function bitsOfPicture(greys: Uint8Array): number {
  let bits = 0;
  let [lowest, highest] = [255, 0];
  for (let row = 0, bit = 0; row < rows; row++)
    for (let column = 0; column < columns - 1; column++, bit++) {
      const at = row * columns + column;
      if (greys[at]! > greys[at + 1]! + leastBrighter) bits |= 1 << bit;
      lowest = Math.min(lowest, greys[at]!);
      highest = Math.max(highest, greys[at]!);
    }
  return highest - lowest < leastRange ? silent : bits >>> 0;
}

/** How another version lies beside one, as `alignSounds` says it. */
export const alignPictures = (one: Uint32Array, other: Uint32Array): Offset[] | null =>
  alignPrints(indexSounds(one, changesOf(one)), indexSounds(other, changesOf(other)), demands);

const changesOf = (print: Uint32Array): Uint32Array =>
  print.map((bits, at) => (at > 0 && bitsOf((bits ^ print[at - 1]!) >>> 0) >= leastChange ? bits : silent));

/** Takes the print of a finished file from its smallest picture. Null: there is none. Throws what ffmpeg and the storage throw. */
export async function picturePrint(
  { config, db, storage }: Pick<Platform, 'config' | 'db' | 'storage'>,
  mediaId: string,
  signal: AbortSignal,
): Promise<Uint32Array | null> {
  if ((await findAsset(db, mediaId))?.state !== 'ready') return null;
  const [rendition] = (await listRenditions(db, mediaId))
    .filter(({ kind }) => kind === 'video')
    .sort((a, b) => a.bytes - b.bytes);
  if (rendition === undefined) return null;
  const tools = await findMediaTools(config);
  const folder = await openWorkFolder(config.dataDir, `picture-${mediaId}`);
  try {
    await checkDisk(folder, rendition.bytes);
    const input = path.join(folder, 'source.mp4');
    await gatherRendition(storage, rendition.playlistKey, input, signal);
    const moments: number[] = [];
    const picture = new Uint8Array(spots);
    let filled = 0;
    await runFfmpeg({
      ...{ tools, input, folder, limits, signal, pidFile: pidFileOf(folder) },
      args: [
        ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-threads', '1'],
        ...inputGuard,
        ...['-i', `file:${input}`, '-map', '0:v:0', '-an', '-sn', '-dn'],
        ...['-vf', `fps=${rate},scale=${columns}:${rows}:flags=area,format=gray`],
        ...['-f', 'rawvideo', 'pipe:1'],
      ],
      onBytes(bytes) {
        for (const byte of bytes) {
          picture[filled++] = byte;
          if (filled < spots) continue;
          moments.push(bitsOfPicture(picture));
          filled = 0;
        }
      },
    });
    return Uint32Array.from(moments);
  } finally {
    await closeWorkFolder(folder);
  }
}
