import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Line, number } from '../line.ts';
import { graysOf, straying } from '../measure/banding.ts';
import { bytesAt } from '../measure/likeness.ts';
import { spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { type EncodingClip, encodingClips } from '../world/clips/clip-set.ts';
import {
  type ClipSource,
  fixedLadder,
  type MadeLadder,
  type OurLadder,
  ourLadder,
  readClip,
} from '../world/clips/ladders.ts';
import { clipLength } from '../world/clips/make-clip.ts';
import { findTool } from '../world/tools.ts';
import type { World } from '../world/world.ts';

/**
 * Steps of crf by which the fixed ladder is made coarser or finer until ours lies between: where one of our rungs is more like its
 * source than its rung as made, finer; where one is less, coarser.
 */
const steps = { finer: -5, coarser: 6 } as const;

interface Compared {
  clip: EncodingClip;
  ours: OurLadder;
  fixed: MadeLadder[];
  /** Bytes of our rungs to those that the fixed ladder needs for the same likeness. */
  atSame: number;
  /** Bytes as both are made, of the whole ladder. */
  asMade: number;
  /** Levels by which smooth areas stray, ours and of the fixed ladder; null where nothing may band. */
  strays: { ours: number; fixed: number } | null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const geometric = (values: readonly number[]): number =>
  Math.exp(sum(values.map(Math.log)) / Math.max(1, values.length));

/** Bytes of the rungs that both make: ours, and what the fixed ladder takes at our likeness. */
export function atSameLikeness(
  ours: MadeLadder,
  fixed: readonly MadeLadder[],
): { ours: number; fixed: number } {
  const both = ours.rungs.flatMap((made) => {
    const points = fixed.flatMap(({ rungs }) => rungs.filter(({ rung }) => rung === made.rung));
    return points.length < 2 ? [] : [{ ours: made.bytes, fixed: bytesAt(points, made.likeness) }];
  });
  return {
    ours: sum(both.map(({ ours: bytes }) => bytes)),
    fixed: sum(both.map(({ fixed: bytes }) => bytes)),
  };
}

/** How far the largest rung strays where the source is smooth, in four frames. */
async function strayingOf(
  world: World,
  source: ClipSource,
  folder: string,
  { rungs }: MadeLadder,
): Promise<number> {
  const top = rungs.at(-1)!;
  const [ffmpeg, frames, scratch] = [
    findTool('ffmpeg'),
    [30, 70, 120, 165],
    path.join(world.scratch, 'grays'),
  ];
  mkdirSync(scratch, { recursive: true });
  const made = await graysOf(ffmpeg, path.join(folder, `${top.rung}p`, 'index.m3u8'), top, frames, scratch);
  return straying(made, await graysOf(ffmpeg, source.file, top, frames, scratch)).levels;
}

async function compare(world: World, clip: EncodingClip): Promise<Compared> {
  const source = await readClip(clip.file);
  const ours = await ourLadder(world, source);
  const ourStraying = clip.mayBand ? await strayingOf(world, source, ours.folder, ours) : 0;
  const asMade = await fixedLadder(world, source, 0);
  const fixedStraying = clip.mayBand
    ? await strayingOf(world, source, path.join(world.scratch, 'fixed'), asMade)
    : 0;
  const fixed = [asMade];
  const differs = (sign: 1 | -1): boolean =>
    ours.rungs.some(({ rung, likeness }) =>
      asMade.rungs.some((other) => other.rung === rung && (likeness - other.likeness) * sign > 0),
    );
  if (differs(1)) fixed.push(await fixedLadder(world, source, steps.finer));
  if (differs(-1) || fixed.length === 1) fixed.push(await fixedLadder(world, source, steps.coarser));
  const same = atSameLikeness(ours, fixed);
  const bytes = ({ rungs }: MadeLadder): number => sum(rungs.map((rung) => rung.bytes));
  const compared: Compared = {
    ...{ clip, ours, fixed },
    atSame: same.ours / same.fixed,
    asMade: bytes(ours) / bytes(asMade),
    strays: clip.mayBand ? { ours: ourStraying, fixed: fixedStraying } : null,
  };
  world.say(described(compared));
  return compared;
}

const kbits = (bytes: number): string => number((bytes * 8) / clipLength / 1000);

/** A clip in full, for who watches the bench run. */
function described({ clip, ours, fixed, atSame, asMade, strays }: Compared): string {
  const { choice } = ours;
  const rungs = ours.rungs.map(({ rung, bytes, likeness }) => {
    const usual = fixed[0]!.rungs.find((other) => other.rung === rung);
    const settings = [ours.plan.first, ...ours.plan.rest].find((other) => other.rung === rung)!;
    const beside = usual ? ` (${kbits(usual.bytes)}, ${usual.likeness.toFixed(4)})` : '';
    return `${rung}p crf ${settings.crf} ${settings.preset}: ${kbits(bytes)} kbit/s, ${likeness.toFixed(4)}${beside}`;
  });
  const facts = choice.look;
  const left = choice.leftOut.map(({ rung, because }) => `${rung}p left out (${because})`);
  return [
    `${clip.name} as ${choice.kind}: ×${number(atSame)} at the same SSIM, ×${number(asMade)} as made; CPU ${number(ours.cpu)} s (look ${number(ours.look)}) beside ${number(fixed[0]!.cpu)}`,
    ...[...rungs, ...left].map((line) => `  ${line}`),
    ...(strays ? [`  strays by ${number(strays.ours)} levels, fixed ${number(strays.fixed)}`] : []),
    ...(facts
      ? [
          `  noise ${facts.noise} change ${facts.change} still ${facts.still} edges ${facts.edges} levels ${facts.levels} slope ${facts.slope} enlarged ${facts.rungs.map(({ enlarged }) => enlarged ?? '–').join(' ')}`,
        ]
      : []),
  ].join('\n');
}

function lines(compared: readonly Compared[]): Line[] {
  const names = (kind: string): string => {
    const of = compared.filter(({ clip }) => clip.kind === kind);
    return `${kind} ${number(geometric(of.map(({ atSame }) => atSame)))}×`;
  };
  const kinds = [...new Set(compared.map(({ clip }) => clip.kind))];
  const real = compared.find(({ clip }) => clip.name.startsWith('real-'));
  const figures = compared.map(({ atSame }) => atSame);
  const total = (of: (one: Compared) => MadeLadder): number =>
    sum(compared.flatMap((one) => of(one).rungs.map(({ bytes }) => bytes)));
  const least = compared
    .flatMap(({ clip, ours }) =>
      ours.rungs.map(({ rung, likeness }) => ({ name: `${clip.name} ${rung}p`, likeness })),
    )
    .sort((a, b) => a.likeness - b.likeness);
  const usual = compared.flatMap(({ fixed }) => fixed[0]!.rungs.map(({ likeness }) => likeness));
  const strays = compared.flatMap(({ clip, strays: found }) =>
    found ? [{ name: clip.name, ...found }] : [],
  );
  const cpu = sum(compared.map(({ ours }) => ours.cpu)) / sum(compared.map(({ fixed }) => fixed[0]!.cpu));
  const fixedCpu = sum(compared.map(({ fixed }) => fixed[0]!.cpu));
  return [
    {
      work: `bits of the H.264 ladder at equal SSIM, ${compared.length} clips of ${clipLength} s (${kinds.join(', ')})`,
      yardstick: 'fixed ladder: x264 veryfast, crf 21–23, no tune',
      ours: kinds.map(names).join(', '),
      figure: geometric(figures),
      bounds: { direction: 'at most', must: 0.7, aim: 0.55, unit: '×' },
      note: `geometric mean of clips, each the sum of its rungs; clips ${spread(figures).map(number).join('–')}; ${real ? `real footage ${number(real.atSame)}×` : 'no real footage could be fetched'}; the fixed ladder’s bits at our SSIM are read off between its own qualities and those 5 steps of crf finer or 6 coarser, bits as logarithms over SSIM in decibels; rungs that ours leaves out count on neither side`,
    },
    {
      work: 'bits of the H.264 ladder as both are made',
      yardstick: `fixed ladder: ${kbits(total(({ fixed }) => fixed[0]!) / compared.length)} kbit/s in all its rungs`,
      ours: `${kbits(total(({ ours }) => ours) / compared.length)} kbit/s`,
      figure: geometric(compared.map(({ asMade }) => asMade)),
      bounds: null,
      note: `geometric mean of clips, ${spread(compared.map(({ asMade }) => asMade))
        .map(number)
        .join(
          '–',
        )}; rungs left out: ${sum(compared.map(({ ours }) => ours.choice.leftOut.length))}; in mean kbit/s what is heavy weighs most`,
    },
    {
      work: 'least SSIM of any rung of any clip',
      yardstick: `fixed ladder: ${Math.min(...usual).toFixed(3)}`,
      ours: least
        .slice(0, 3)
        .map(({ name, likeness }) => `${name} ${likeness.toFixed(3)}`)
        .join(', '),
      figure: least[0]!.likeness,
      bounds: { direction: 'at least', must: 0.97, aim: 0.97, unit: '' },
    },
    {
      work: 'bands in smooth areas: how far brightness strays from the source, the worst clip',
      yardstick: `fixed ladder: ${strays.map(({ name, fixed }) => `${name} ${number(fixed)}`).join(', ')}`,
      ours: strays.map(({ name, ours }) => `${name} ${number(ours)}`).join(', '),
      figure: Math.max(...strays.map(({ ours }) => ours)),
      bounds: { direction: 'at most', must: 0.5, aim: 0.3, unit: 'levels' },
      note: 'root of the mean square over squares of 16 pixels, largest rung; bands of one level of 255 stray by 0.29, of two by 0.58',
    },
    {
      work: 'CPU of the H.264 ladder with its look',
      yardstick: `fixed ladder in one ffmpeg: ${number(fixedCpu)} s`,
      ours: `${number(sum(compared.map(({ ours }) => ours.cpu)))} s (looks ${number(sum(compared.map(({ ours }) => ours.look)))})`,
      figure: cpu,
      bounds: { direction: 'at most', must: 1.6, aim: 1.3, unit: '×' },
      note: `clips of ${clipLength} s are the dearest to look at: the row of the ladder has a longer one`,
    },
  ];
}

/** Bits for the same picture: the product's ladder beside one that asks nothing of its source. */
export const bits: Row = {
  name: 'bits',
  needs: ['ffmpeg'],
  async run(world) {
    const compared: Compared[] = [];
    for (const clip of await encodingClips(world)) compared.push(await compare(world, clip));
    return lines(compared);
  },
};
