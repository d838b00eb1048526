import type { LookedRung, SourceLook } from '../plan/encoding-choice.ts';
import { comparedPairs, type LookPlan, triedCrf } from './look-arguments.ts';

/** What ffmpeg said of a look is not what was asked. */
export class UnreadableLook extends Error {}

interface Tried {
  likeness: number;
  keyframeBytes: number;
  frameBytes: number;
}

/** What encoders say when they are closed, in the order of their outputs. */
function triedIn(log: string): Tried[] {
  const byEncoder = new Map<string, string[]>();
  for (const [, encoder, words] of log.matchAll(/^\[libx264 @ (\S+)\] (.*)$/gm))
    if (/^(frame [IPB]:|SSIM Mean)/.test(words!))
      byEncoder.set(encoder!, [...(byEncoder.get(encoder!) ?? []), words!]);
  return [...byEncoder.values()].map((words) => {
    const said = words.join('\n');
    const frames = [...said.matchAll(/^frame ([IPB]):(\d+)\s.*size:\s*(\d+)/gm)].map(
      ([, type, count, size]) => ({ type, count: Number(count), bytes: Number(count) * Number(size) }),
    );
    const keys = frames.filter(({ type }) => type === 'I');
    const others = frames.filter(({ type }) => type !== 'I');
    const mean = (of: typeof frames): number =>
      of.reduce((sum, { bytes }) => sum + bytes, 0) /
      Math.max(
        1,
        of.reduce((sum, { count }) => sum + count, 0),
      );
    return {
      likeness: Number(/SSIM Mean Y:\s*([\d.]+)/.exec(said)?.[1] ?? Number.NaN),
      keyframeBytes: Math.round(mean(keys)),
      frameBytes: Math.round(mean(others)),
    };
  });
}

/** Numbers under one name in what `metadata=print` wrote. */
const valuesOf = (printed: string, name: string): number[] =>
  [...printed.matchAll(new RegExp(`^lavfi\\.${name.replaceAll('.', '\\.')}=(-?[\\d.]+)`, 'gm'))].map(
    ([, value]) => Number(value),
  );
const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));

/** Differences of brightness below this are none. */
const noChange = 0.02;

/** Reads what ffmpeg said and printed. Throws UnreadableLook where something is missing or makes no sense. */
export function readLook({ rungs, places }: LookPlan, log: string, printed: string): SourceLook {
  const tried = triedIn(log);
  if (tried.length !== rungs.length + 1)
    throw new UnreadableLook(`${tried.length} encoders spoke, and ${rungs.length + 1} were asked`);
  const coarser = tried.at(-1)!;
  const pairs = comparedPairs(rungs);
  const enlarged = [...log.matchAll(/Parsed_ssim_(\d+) .*? All:([\d.]+)/g)]
    .map(([, at, all]) => ({ at: Number(at), all: Number(all) }))
    .sort((a, b) => a.at - b.at);
  if (enlarged.length !== pairs.length)
    throw new UnreadableLook(`${enlarged.length} comparisons of ${pairs.length}`);
  const looked = rungs.map(({ rung }, at): LookedRung => {
    const pair = pairs.findIndex(([large]) => large.rung === rung);
    const { likeness, keyframeBytes, frameBytes } = tried[at]!;
    return {
      ...{ rung, crf: triedCrf.all, likeness: rounded(likeness, 5), keyframeBytes, frameBytes },
      enlarged: pair === -1 ? null : rounded(enlarged[pair]!.all, 5),
    };
  });
  const missing = (likeness: number): number => -10 * Math.log10(Math.max(1e-6, 1 - likeness));
  const steps = triedCrf.coarser - triedCrf.all;
  const slope = (missing(looked[0]!.likeness) - missing(coarser.likeness)) / steps;
  // From one place to the next everything changes.
  const differences = valuesOf(printed, 'signalstats.YDIF')
    .sort((a, b) => a - b)
    .slice(0, -places.length);
  const look: SourceLook = {
    places: places.length,
    seconds: rounded(
      places.reduce((sum, { seconds }) => sum + seconds, 0),
      2,
    ),
    noise: rounded(mean(valuesOf(printed, 'bitplanenoise.0.1'))),
    change: rounded(mean(differences)),
    still: rounded(differences.filter((value) => value < noChange).length / Math.max(1, differences.length)),
    edges: rounded(mean(valuesOf(printed, 'siti.si')), 2),
    levels: rounded(mean(valuesOf(printed, 'entropy.normalized_entropy.normal.Y'))),
    brightness: rounded(mean(valuesOf(printed, 'signalstats.YAVG')), 1),
    // Outside of these bounds it is not the encoder that was measured.
    slope: rounded(Math.min(0.7, Math.max(0.2, slope))),
    rungs: looked,
  };
  const numbers = [...Object.values(look), ...looked.flatMap((rung) => [rung.likeness, rung.keyframeBytes])];
  if (numbers.some((value) => typeof value === 'number' && !Number.isFinite(value)))
    throw new UnreadableLook('something was not measured');
  return look;
}
