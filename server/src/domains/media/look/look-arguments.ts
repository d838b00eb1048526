import { commonFilters, scaled, type Workplace } from '../plan/ffmpeg-arguments.ts';
import { type Rung, sizeAt } from '../plan/ladder-plan.ts';
import { inputGuard } from '../source/input-guard.ts';
import type { FrameRate, SourceFacts } from '../source/source-facts.ts';

/** Where a source is looked at: `start` seconds in, for `seconds`. */
export interface Place {
  start: number;
  seconds: number;
}

/** Qualities that are tried: all rungs at the first, the smallest at both, which shows what a step costs. */
export const triedCrf = { all: 24, coarser: 32 } as const;

/**
 * About a twentieth of a short source and eighteen seconds of the longest, in at most twelve places; titles and credits are
 * left out where there is enough between them.
 */
export function placesToLook(durationSeconds: number): Place[] {
  const seconds = Math.min(18, Math.max(1, durationSeconds * 0.05));
  const count = Math.min(12, Math.max(durationSeconds > 4 ? 2 : 1, Math.round(seconds / 0.75)));
  const each = Math.min(durationSeconds, seconds / count);
  const [from, to] = durationSeconds > 20 ? [0.08, 0.92] : [0, 1];
  const room = durationSeconds * (to - from) - each;
  return Array.from({ length: count }, (_, index) => ({
    start: round(durationSeconds * from + (count === 1 ? 0 : (Math.max(0, room) * index) / (count - 1))),
    seconds: round(each),
  }));
}
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Rungs that are tried: those of the second pass. */
export interface LookPlan {
  places: readonly Place[];
  frameRate: FrameRate;
  /** Lowest first. */
  rungs: readonly Rung[];
}

/** Pairs of neighbouring rungs, the larger one first, that are compared with each other: where enlarging may be all there is. */
export const comparedPairs = (rungs: readonly Rung[]): [Rung, Rung][] =>
  rungs
    .flatMap((rung, at): [Rung, Rung][] => (at > 0 && rung.rung >= 480 ? [[rung, rungs[at - 1]!]] : []))
    .reverse();

/** Every how many frames is compared and measured for noise: neighbours tell the same. */
const everyOther = "select='not(mod(n,4))'";

/**
 * One decode of all places, scaled as the ladder is, and encoded to nothing: the encoder says how like its input it was. What
 * filters measure goes to the output.
 */
export function lookArguments(plan: LookPlan, source: SourceFacts, workplace: Workplace): string[] {
  const video = source.video!;
  const { rungs, places } = plan;
  const common = commonFilters(plan, video, workplace, rungs.at(-1)!);
  const top = rungs.length - 1;
  const pairs = comparedPairs(rungs);
  const small = { ...sizeAt(video, Math.min(360, rungs[top]!.rung)) };
  const graph = places.map((_, at) => `[${at}:${video.index}]setpts=PTS-STARTPTS,${common}[p${at}]`);
  graph.push(
    `${places.map((_, at) => `[p${at}]`).join('')}concat=n=${places.length}:v=1:a=0,${scaled(rungs[top]!, video)}[r${top}]`,
  );
  for (let at = top; at >= 0; at--) {
    const outs = [`[v${at}]`];
    if (at === 0) outs.push('[w0]');
    if (at === top) outs.push('[m]', '[n]');
    if (at > 0) outs.push(`[s${at}]`);
    pairs.forEach(([large, less], pair) => {
      if (large === rungs[at]) outs.push(`[large${pair}]`);
      if (less === rungs[at]) outs.push(`[less${pair}]`);
    });
    graph.push(`[r${at}]split=${outs.length}${outs.join('')}`);
    if (at > 0) graph.push(`[s${at}]${scaled(rungs[at - 1]!, video)}[r${at - 1}]`);
  }
  graph.push(
    `[m]scale=${small.width}:${small.height}:flags=bicubic,signalstats,siti,entropy,metadata=print:file=-:direct=1[measured]`,
    `[n]${everyOther},bitplanenoise=bitplane=1,metadata=print:file=-:direct=1[noise]`,
  );
  pairs.forEach(([{ width, height }], pair) => {
    graph.push(`[less${pair}]${everyOther},scale=${width}:${height}:flags=bicubic[again${pair}]`);
    graph.push(`[large${pair}]${everyOther}[whole${pair}]`);
    graph.push(`[again${pair}][whole${pair}]ssim=shortest=1[same${pair}]`);
  });
  const nowhere = ['-f', 'null', '-'];
  const tried = (pad: string, crf: number): string[] => [
    ...['-map', `[${pad}]`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', `${crf}`, '-g', '600'],
    ...['-x264-params', 'ssim=1', ...nowhere],
  ];
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-y', '-loglevel', 'info'],
    ...places.flatMap(({ start, seconds }) => [
      ...['-threads', '2', '-ss', `${start}`, '-t', `${seconds}`],
      ...[...inputGuard, '-i', `file:${workplace.input}`],
    ]),
    ...['-filter_complex', graph.join(';')],
    ...rungs.flatMap((_, at) => tried(`v${at}`, triedCrf.all)),
    ...tried('w0', triedCrf.coarser),
    ...['measured', 'noise', ...pairs.map((_, pair) => `same${pair}`)].flatMap((pad) => [
      ...['-map', `[${pad}]`, ...nowhere],
    ]),
  ];
}
