import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../world/children.ts';

/** Half of the square over which brightness is averaged: wider than any dither, narrower than a band. */
const reach = 8;
/** Variance inside the square up to which an area counts as smooth: dither and slow gradients, but no line. */
const smoothVariance = 5;

export interface Grays {
  width: number;
  height: number;
  /** Frames after each other, a byte a pixel. */
  pixels: Uint8Array;
}

/** Brightness of some frames, by number. */
export async function graysOf(
  ffmpeg: string,
  file: string,
  { width, height }: { width: number; height: number },
  frames: readonly number[],
  folder: string,
): Promise<Grays> {
  const out = path.join(folder, 'grays.raw');
  const chosen = frames.map((frame) => `eq(n,${frame})`).join('+');
  await runProgram(ffmpeg, [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-i', file],
    ...['-vf', `select='${chosen}',scale=${width}:${height}:flags=bicubic,format=gray`],
    ...['-fps_mode', 'passthrough', '-f', 'rawvideo', out],
  ]);
  return { width, height, pixels: new Uint8Array(readFileSync(out)) };
}

/** Sums over everything above and left of each point, for sums of squares in four look-ups. */
function sums({ width, height }: Grays, value: (at: number) => number): Float64Array {
  const total = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += value(y * width + x);
      total[(y + 1) * (width + 1) + x + 1] = total[y * (width + 1) + x + 1]! + row;
    }
  }
  return total;
}

/**
 * How far brightness, averaged over small squares, strays from the source where that is smooth: the root of the mean square, in
 * levels of 255. A gradient that falls into bands of one level strays by 0.29, of two by 0.58. `share`: how much is smooth.
 */
export function straying(made: Grays, source: Grays): { levels: number; share: number } {
  const { width, height } = source;
  const size = width * height;
  let squares = 0;
  let smooth = 0;
  let all = 0;
  for (let frame = 0; frame * size < source.pixels.length; frame++) {
    const before = source.pixels.subarray(frame * size, (frame + 1) * size);
    const after = made.pixels.subarray(frame * size, (frame + 1) * size);
    const plain = sums(source, (at) => before[at]!);
    const square = sums(source, (at) => before[at]! ** 2);
    const error = sums(source, (at) => after[at]! - before[at]!);
    const boxed = (of: Float64Array, x: number, y: number): number => {
      const line = width + 1;
      const [top, low, left, right] = [y - reach, y + reach, x - reach, x + reach];
      return (
        of[low * line + right]! - of[top * line + right]! - of[low * line + left]! + of[top * line + left]!
      );
    };
    const area = (2 * reach) ** 2;
    for (let y = reach; y < height - reach; y += 4)
      for (let x = reach; x < width - reach; x += 4) {
        all++;
        const mean = boxed(plain, x, y) / area;
        if (boxed(square, x, y) / area - mean * mean > smoothVariance) continue;
        smooth++;
        squares += (boxed(error, x, y) / area) ** 2;
      }
  }
  return { levels: smooth === 0 ? 0 : Math.sqrt(squares / smooth), share: all === 0 ? 0 : smooth / all };
}
