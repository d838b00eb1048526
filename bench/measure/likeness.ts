import type { FrameRate } from '#server/domains/media/source/source-facts.ts';
import { runProgram } from '../world/children.ts';

/** What is compared with its source: a playlist or a file, and the size it is seen in. */
export interface SeenRung {
  file: string;
  width: number;
  height: number;
}

/**
 * SSIM of each against the source scaled to its size (bicubic, at `rate`), 1 the same: of brightness and colours together, as
 * ffmpeg weighs them. One decode of the source serves all.
 */
export async function likenesses(
  ffmpeg: string,
  source: string,
  rate: FrameRate,
  seen: readonly SeenRung[],
): Promise<number[]> {
  const sources = seen.map((_, at) => `[f${at}]`).join('');
  const graph = [
    `[0:v]fps=${rate.num}/${rate.den},setpts=PTS-STARTPTS,split=${seen.length}${sources}`,
    ...seen.map(
      ({ width, height }, at) => `[f${at}]scale=${width}:${height}:flags=bicubic,format=yuv420p[s${at}]`,
    ),
    ...seen.map(
      (_, at) => `[${at + 1}:v]setpts=PTS-STARTPTS[m${at}];[m${at}][s${at}]ssim=shortest=1[o${at}]`,
    ),
  ].join(';');
  const { stderr } = await runProgram(ffmpeg, [
    ...['-hide_banner', '-nostdin', '-nostats', '-i', source],
    ...seen.flatMap(({ file }) => ['-i', file]),
    ...['-filter_complex', graph],
    ...seen.flatMap((_, at) => ['-map', `[o${at}]`, '-f', 'null', '-']),
  ]);
  // Filters are numbered in the order of the graph, and speak in any.
  const said = [...stderr.matchAll(/Parsed_ssim_(\d+) .*? All:([\d.]+)/g)]
    .map(([, at, all]) => ({ at: Number(at), all: Number(all) }))
    .sort((a, b) => a.at - b.at);
  if (said.length !== seen.length)
    throw new Error(`ffmpeg told ${said.length} likenesses of ${seen.length}: ${stderr.slice(-500)}`);
  return said.map(({ all }) => all);
}

/** SSIM as decibels: what is missing, on a scale on which equal steps look alike. 0.97 is 15.2, 0.99 is 20. */
export const decibels = (likeness: number): number => -10 * Math.log10(Math.max(1e-6, 1 - likeness));

/** What an encoding of one rung took, and how like its source it is. */
export interface Point {
  bytes: number;
  likeness: number;
}

/**
 * The bytes at which an encoder would have reached a likeness: between two of its points, or beyond the last one along the
 * same line. Bytes are read as logarithms, likeness in decibels, where encoders run nearly straight.
 */
export function bytesAt(points: readonly Point[], likeness: number): number {
  const sorted = points
    .map(({ bytes, likeness: at }) => ({ y: Math.log(bytes), x: decibels(at) }))
    .sort((a, b) => a.x - b.x);
  if (sorted.length < 2) throw new Error('a line needs two points');
  const wanted = decibels(likeness);
  const above = sorted.findIndex(({ x }) => x >= wanted);
  const upper = above === -1 ? sorted.length - 1 : Math.max(1, above);
  const [from, to] = [sorted[upper - 1]!, sorted[upper]!];
  if (to.x - from.x < 1e-9) return Math.exp(Math.min(from.y, to.y));
  return Math.exp(from.y + ((to.y - from.y) * (wanted - from.x)) / (to.x - from.x));
}
