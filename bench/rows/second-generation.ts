import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { colours, commonFilters, scaled } from '#server/domains/media/plan/ffmpeg-arguments.ts';
import { planLadder } from '#server/domains/media/plan/ladder-plan.ts';
import {
  generationArguments,
  likenessArguments,
  type Origin,
  readLikenesses,
  triedFile,
  triedMoments,
  tryArguments,
} from '#server/domains/media/second-generation/generation-arguments.ts';
import {
  correctedQuality,
  type GenerationPlan,
  planGeneration,
  type TriedQuality,
} from '#server/domains/media/second-generation/generation-plan.ts';
import { probeSource } from '#server/domains/media/source/probe.ts';
import type { SourceFacts } from '#server/domains/media/source/source-facts.ts';
import { testMediaTools } from '#server/platform/test-media-tools.ts';
import { type Line, number } from '../line.ts';
import { graysOf, straying } from '../measure/banding.ts';
import { bytesAt, likenesses, type Point } from '../measure/likeness.ts';
import { programCpu } from '../measure/program-cpu.ts';
import { spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { type EncodingClip, encodingClips } from '../world/clips/clip-set.ts';
import { clipLength } from '../world/clips/make-clip.ts';
import { findTool } from '../world/tools.ts';
import type { World } from '../world/world.ts';
import { fixedHeights, fixedLadderArguments } from '../yardsticks/fixed-ladder.ts';

/** Steps of crf by which the fixed ladder is made coarser, to see where it would be as like its source as ours. */
const coarser = [0, 5, 10] as const;
/** Seconds of an episode, over which the tries are spread: they take the same of a video of any length. */
const episode = 24 * 60;

interface Rung {
  name: string;
  rung: number;
  width: number;
  height: number;
}
interface Source {
  clip: EncodingClip;
  facts: SourceFacts;
  rungs: Rung[];
}
interface Compared {
  clip: EncodingClip;
  ours: { points: Point[]; crfs: number[]; cpu: number; look: number };
  /** Of each quality, each rung. */
  fixed: { points: Point[]; cpu: number }[];
  /** Levels by which smooth areas of the largest rung stray; null where nothing may band. */
  strays: { ours: number; fixed: number } | null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const geometric = (values: readonly number[]): number =>
  Math.exp(sum(values.map(Math.log)) / Math.max(1, values.length));

function emptyFolder(world: World, name: string, inside: readonly string[]): string {
  const folder = path.join(world.scratch, name);
  rmSync(folder, { recursive: true, force: true });
  for (const sub of inside) mkdirSync(path.join(folder, sub), { recursive: true });
  return folder;
}

async function pointsOf({ clip, facts }: Source, folder: string, rungs: readonly Rung[]): Promise<Point[]> {
  const seen = rungs.map(({ name, width, height }) => ({
    ...{ file: path.join(folder, name, 'index.m3u8'), width },
    height,
  }));
  const alike = await likenesses(findTool('ffmpeg'), clip.file, planLadder(facts).frameRate, seen);
  return rungs.map(({ name }, at) => ({
    bytes: sum(
      readdirSync(path.join(folder, name))
        .filter((file) => file.endsWith('.m4s'))
        .map((file) => statSync(path.join(folder, name, file)).size),
    ),
    likeness: alike[at]!,
  }));
}

async function fixedLadder(world: World, source: Source, step: number): Promise<Compared['fixed'][number]> {
  const folder = emptyFolder(
    world,
    'fixed',
    source.rungs.map(({ name }) => name),
  );
  const rate = planLadder(source.facts).frameRate;
  const { cpu } = await programCpu(
    findTool('ffmpeg'),
    fixedLadderArguments(source.clip.file, folder, source.rungs, rate, step),
  );
  return { cpu, points: await pointsOf(source, folder, source.rungs) };
}

/** The pieces of a rendition in one file, as the product compares them. */
function inOneFile(folder: string): string {
  const pieces = readdirSync(folder).filter((name) => name.endsWith('.m4s'));
  const file = `${folder}.mp4`;
  writeFileSync(
    file,
    Buffer.concat(['init.mp4', ...pieces.sort()].map((name) => readFileSync(path.join(folder, name)))),
  );
  return file;
}

/** The product's second generation by its own plan and arguments, with the try before it and the comparison after it. */
async function secondGeneration(world: World, source: Source): Promise<Compared['ours']> {
  const { clip, facts, rungs } = source;
  const ffmpeg = findTool('ffmpeg');
  const video = facts.video!;
  const { frameRate } = planLadder(facts);
  const place = { input: clip.file, folder: '', canToneMap: false };
  const segments = Array.from({ length: clipLength / 4 }, () => ({ seconds: 4 }));
  const first = planGeneration(rungs, segments, frameRate, 1);
  const folder = emptyFolder(
    world,
    'second',
    first.rungs.map(({ name }) => name),
  );
  const origin: Origin = {
    inputs: [clip.file],
    momentFiles: [],
    picture: `0:${video.index}`,
    filters: (from) => commonFilters(first, video, place, first.rungs.at(-1)!, from),
    scaled: (size) => scaled(size, video),
    colours: colours(video, false),
    sounds: [],
    soundIsMuxed: false,
  };
  const tries: TriedQuality[][] = first.rungs.map(() => []);
  let plan: GenerationPlan = first;
  let look = 0;
  for (let round = 0; round < 2; round++) {
    const tried = await programCpu(ffmpeg, tryArguments(plan, origin, folder));
    const files = plan.rungs.map((rung) => triedFile(folder, rung));
    const seen = await programCpu(ffmpeg, likenessArguments(plan, origin, triedMoments(plan), files));
    look += tried.cpu + seen.cpu;
    const alike = readLikenesses(seen.stderr);
    for (const [at, { crf }] of plan.rungs.entries()) tries[at]!.push({ crf, likeness: alike[at]! });
    plan = {
      ...plan,
      rungs: plan.rungs.map((rung, at) => ({ ...rung, crf: correctedQuality(tries[at]!) })),
    };
  }
  const made = await programCpu(ffmpeg, generationArguments(plan, origin, { folder }));
  const whole = plan.rungs.map(({ name }) => inOneFile(path.join(folder, name)));
  const compared = await programCpu(ffmpeg, likenessArguments(plan, origin, plan.moments, whole));
  look += compared.cpu;
  return {
    points: await pointsOf(
      source,
      folder,
      plan.rungs.map((rung, at) => ({ ...rungs[at]!, name: rung.name })),
    ),
    crfs: plan.rungs.map(({ crf }) => crf),
    ...{ cpu: look + made.cpu, look },
  };
}

/** How far the largest rung of a folder strays where the source is smooth, in four frames. */
async function straysOf(world: World, { clip, rungs }: Source, name: string, file: string): Promise<number> {
  const [ffmpeg, frames, top] = [findTool('ffmpeg'), [30, 70, 120, 165], rungs.at(-1)!];
  const folder = emptyFolder(world, 'grays', ['.']);
  const made = await graysOf(ffmpeg, path.join(world.scratch, name, file, 'index.m3u8'), top, frames, folder);
  return straying(made, await graysOf(ffmpeg, clip.file, top, frames, folder)).levels;
}

async function compare(world: World, clip: EncodingClip): Promise<Compared> {
  const facts = await probeSource(await testMediaTools(findTool('ffmpeg')), clip.file);
  const plan = planLadder(facts);
  const rungs = [plan.first, ...plan.rest]
    .filter(({ rung }) => fixedHeights.includes(rung))
    .sort((a, b) => a.rung - b.rung)
    .map(({ rung, width, height }) => ({ name: `${rung}p`, rung, width, height }));
  const source = { clip, facts, rungs };
  const ours = await secondGeneration(world, source);
  const top = rungs.at(-1)!.name;
  const strays = clip.mayBand
    ? { ours: await straysOf(world, source, 'second', `${top}-av1`), fixed: 0 }
    : null;
  const fixed: Compared['fixed'] = [];
  for (const step of coarser) {
    fixed.push(await fixedLadder(world, source, step));
    if (step === 0 && strays !== null) strays.fixed = await straysOf(world, source, 'fixed', top);
  }
  const compared = { clip, ours, fixed, strays };
  world.say(described(compared, rungs));
  return compared;
}

/** Bytes of our rungs, and those that the fixed ladder takes for the same likeness. */
export function atSameLikeness({ ours, fixed }: Pick<Compared, 'ours' | 'fixed'>): number {
  const needed = ours.points.map(({ likeness }, at) =>
    bytesAt(
      fixed.map(({ points }) => points[at]!),
      likeness,
    ),
  );
  return sum(ours.points.map(({ bytes }) => bytes)) / sum(needed);
}

/** Bytes as both are made. */
const asMade = ({ ours, fixed }: Compared): number =>
  sum(ours.points.map(({ bytes }) => bytes)) / sum(fixed[0]!.points.map(({ bytes }) => bytes));

const kbits = (bytes: number): string => number((bytes * 8) / clipLength / 1000);

/** A clip in full, for who watches the bench run. */
function described(compared: Compared, rungs: readonly Rung[]): string {
  const { clip, ours, fixed } = compared;
  const each = rungs.map(({ name }, at) => {
    const [mine, theirs] = [ours.points[at]!, fixed[0]!.points[at]!];
    return `  ${name} crf ${ours.crfs[at]}: ${kbits(mine.bytes)} kbit/s, ${mine.likeness.toFixed(4)} (${kbits(theirs.bytes)}, ${theirs.likeness.toFixed(4)})`;
  });
  return [
    `${clip.name}: ×${number(atSameLikeness(compared))} at the same SSIM, ×${number(asMade(compared))} as made; CPU ${number(ours.cpu)} s (tries and comparisons ${number(ours.look)}) beside ${number(fixed[0]!.cpu)}`,
    ...each,
    ...(compared.strays
      ? [`  strays by ${number(compared.strays.ours)} levels, fixed ${number(compared.strays.fixed)}`]
      : []),
  ].join('\n');
}

function lines(compared: readonly Compared[]): Line[] {
  const kinds = [...new Set(compared.map(({ clip }) => clip.kind))];
  const figures = compared.map(atSameLikeness);
  const ofKind = (kind: string): string =>
    `${kind} ${number(geometric(figures.filter((_, at) => compared[at]!.clip.kind === kind)))}×`;
  const real = compared.findIndex(({ clip }) => clip.name.startsWith('real-'));
  const least = compared
    .flatMap(({ clip, ours }) => ours.points.map(({ likeness }) => ({ name: clip.name, likeness })))
    .sort((a, b) => a.likeness - b.likeness);
  const strays = compared.flatMap(({ clip, strays: found }) =>
    found ? [{ name: clip.name, ...found }] : [],
  );
  const cpu = sum(compared.map(({ ours }) => ours.cpu));
  const looks = sum(compared.map(({ ours }) => ours.look));
  const fixedCpu = sum(compared.map(({ fixed }) => fixed[0]!.cpu));
  return [
    {
      work: `bits of the AV1 ladder at equal SSIM, ${compared.length} clips of ${clipLength} s (${kinds.join(', ')})`,
      yardstick: 'fixed ladder: x264 veryfast, crf 21–23, no tune',
      ours: kinds.map(ofKind).join(', '),
      figure: geometric(figures),
      bounds: { direction: 'at most', must: 0.4, aim: 0.25, unit: '×' },
      note: `geometric mean of clips, each the sum of its rungs; clips ${spread(figures).map(number).join('–')}; ${real < 0 ? 'no real footage could be fetched' : `real footage ${number(figures[real]!)}×`}; as both are made ${number(geometric(compared.map(asMade)))}×`,
    },
    {
      work: 'least SSIM of any rung of any clip, AV1',
      yardstick: 'the source, scaled',
      ours: least
        .slice(0, 3)
        .map(({ name, likeness }) => `${name} ${likeness.toFixed(3)}`)
        .join(', '),
      figure: least[0]!.likeness,
      bounds: { direction: 'at least', must: 0.97, aim: 0.97, unit: '' },
    },
    {
      work: 'bands in smooth areas of AV1: how far brightness strays from the source, the worst clip',
      yardstick: `fixed ladder: ${strays.map(({ name, fixed }) => `${name} ${number(fixed)}`).join(', ')}`,
      ours: strays.map(({ name, ours }) => `${name} ${number(ours)}`).join(', '),
      figure: Math.max(0, ...strays.map(({ ours }) => ours)),
      bounds: { direction: 'at most', must: 0.5, aim: 0.3, unit: 'levels' },
    },
    {
      work: 'CPU of the AV1 ladder of an episode of 24 min, with tries and comparisons',
      yardstick: `fixed H.264 ladder in one ffmpeg: ${number(fixedCpu)} s for all clips`,
      ours: `${number(cpu - looks)} s, and ${number(looks / compared.length)} s a video for tries and comparisons`,
      figure: (cpu - looks + (looks * clipLength) / episode) / fixedCpu,
      bounds: { direction: 'at most', must: 2, aim: 1.2, unit: '×' },
      note: 'as long as a video is, three moments of it are looked at; the rest is measured on the clips',
    },
  ];
}

/** Bits for the same picture: the product's second generation beside H.264 as it was. */
export const secondGenerationRow: Row = {
  name: 'second-generation',
  needs: ['ffmpeg'],
  async run(world) {
    const only = process.env.BENCH_CLIPS?.split(',');
    const compared: Compared[] = [];
    for (const clip of await encodingClips(world))
      if (only === undefined || only.some((name) => clip.name.includes(name)))
        compared.push(await compare(world, clip));
    return lines(compared);
  },
};
