import { rmSync } from 'node:fs';
import path from 'node:path';
import { storeStoryboard, storeThumbnails } from '#server/domains/media/encode/pictures.ts';
import {
  firstPassArguments,
  firstPassFolders,
  ladderArguments,
  stillArguments,
  type Workplace,
} from '#server/domains/media/plan/ffmpeg-arguments.ts';
import { type LadderPlan, planLadder, type Rung } from '#server/domains/media/plan/ladder-plan.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { type Line, number } from '../line.ts';
import { programCpu } from '../measure/program-cpu.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { clipSeconds, sourceClip } from '../world/clip.ts';
import {
  type ClipSource,
  emptyFolder,
  fixedLadder,
  ourChoice,
  readClip,
  weigh,
} from '../world/clips/ladders.ts';
import { findTool } from '../world/tools.ts';
import type { World } from '../world/world.ts';
import { rawLadderArguments } from '../yardsticks/raw-ladder.ts';

interface Work {
  ffmpeg: string;
  clip: ClipSource;
  plan: LadderPlan;
  rungs: Rung[];
}
interface Round {
  raw: number;
  look: number;
  /** The rungs alone: both processes. */
  first: number;
  rest: number;
  /** What rides on the first process, the stills, and the pictures made of both. */
  extras: number;
}

/** Yardstick and ours once each. The product's arguments are run as they are, without its database around them. */
async function runRound(world: World, { ffmpeg, clip, plan, rungs }: Work): Promise<Round> {
  const { file: input, facts: source } = clip;
  const place = (folder: string): Workplace => ({ input, folder, canToneMap: false });
  const names = [...firstPassFolders(plan, source), ...plan.rest.map(({ name }) => name)];
  const ours = emptyFolder(world, 'ladder', names);
  const rawFolder = emptyFolder(
    world,
    'raw',
    rungs.map((_, i) => String(i)),
  );
  const raw = await programCpu(ffmpeg, rawLadderArguments(input, rawFolder, rungs, plan.keyframeInterval));
  rmSync(rawFolder, { recursive: true });
  const { cpu: look } = await ourChoice(clip, emptyFolder(world, 'look', ['.']));
  const first = await programCpu(ffmpeg, firstPassArguments(plan, source, place(ours), false));
  const rest = await programCpu(ffmpeg, ladderArguments(plan, source, place(ours)));

  const extraFolder = emptyFolder(world, 'extras', firstPassFolders(plan, source));
  const laden = await programCpu(ffmpeg, firstPassArguments(plan, source, place(extraFolder), true));
  const stills = await programCpu(ffmpeg, stillArguments(plan, source, place(extraFolder)));
  const before = process.cpuUsage();
  const storage = createDiskStorage(path.join(extraFolder, 'storage'));
  const made = await storeThumbnails(storage, 'media/bench/', extraFolder, plan.stills);
  const storyboard = await storeStoryboard(storage, 'media/bench/', extraFolder, plan);
  if (made.thumbnails.length === 0 || storyboard === null)
    throw new Error('no thumbnails or no storyboard were made');
  const used = process.cpuUsage(before);
  rmSync(extraFolder, { recursive: true });
  const pictures = (used.user + used.system) / 1e6;
  return {
    raw: raw.cpu,
    look,
    first: first.cpu,
    rest: rest.cpu,
    extras: laden.cpu - first.cpu + stills.cpu + pictures,
  };
}

export const ladder: Row = {
  name: 'ladder',
  needs: ['ffmpeg'],
  async run(world) {
    const ffmpeg = findTool('ffmpeg');
    const clip = await readClip(await sourceClip(world));
    const { choice } = await ourChoice(clip, emptyFolder(world, 'look', ['.']));
    const plan = planLadder(clip.facts, [], choice);
    const rungs = [plan.first, ...plan.rest].sort((a, b) => a.rung - b.rung);
    const work: Work = { ffmpeg, clip, plan, rungs };
    const rounds: Round[] = [];
    for (let round = 0; round < Math.min(world.rounds, 2); round++) rounds.push(await runRound(world, work));
    const made = await weigh(clip, path.join(world.scratch, 'ladder'), rungs);
    const fixed = await fixedLadder(world, clip, 0);
    return lines(
      rungs,
      rounds,
      made.map(({ likeness }) => likeness),
      fixed.cpu,
    );
  },
};

function lines(
  rungs: readonly Rung[],
  rounds: readonly Round[],
  likenesses: readonly number[],
  fixedCpu: number,
): Line[] {
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  const said = (of: (round: Round) => number): string => `${number(middle(of))} s CPU`;
  const ladderRatios = rounds.map(({ raw, look, first, rest }) => (look + first + rest) / raw);
  const extraRatios = rounds.map(({ raw, extras }) => extras / raw);
  const yardstick = `one raw ffmpeg, same choices: ${said(({ raw }) => raw)}`;
  const names = rungs.map(({ name, preset, crf }) => `${name} ${preset} ${crf}`).join(', ');
  const whole = ({ look, first, rest }: Round): number => look + first + rest;
  return [
    {
      work: `ladder of a ${clipSeconds} s 1080p clip (${names}), its look and both processes`,
      yardstick,
      ours: `${said(whole)} (look ${number(middle(({ look }) => look))}, first ${number(middle(({ first }) => first))}, rest ${number(middle(({ rest }) => rest))})`,
      figure: median(ladderRatios),
      bounds: { direction: 'at most', must: 1.2, aim: 1.1, unit: '×' },
      note: `rounds ${spread(ladderRatios).map(number).join('–')}; the fixed ladder (x264 veryfast, all five rungs) takes ${number(fixedCpu)} s: ${number(middle(whole) / fixedCpu)}×`,
    },
    {
      work: 'the look alone',
      yardstick: `the ladder: ${said(({ first, rest }) => first + rest)}`,
      ours: said(({ look }) => look),
      figure: middle(({ look, first, rest }) => look / (first + rest)),
      bounds: { direction: 'at most', must: 0.05, aim: 0.03, unit: '×' },
    },
    {
      work: 'storyboard, thumbnails, preview and loudness of the clip',
      yardstick,
      ours: said(({ extras }) => extras),
      figure: median(extraRatios),
      bounds: { direction: 'at most', must: 0.35, aim: 0.2, unit: '×' },
      note: `rounds ${spread(extraRatios).map(number).join('–')}`,
    },
    {
      work: 'SSIM of each rung against the scaled source, the least',
      yardstick: 'the source, scaled',
      ours: rungs.map(({ name }, i) => `${name} ${likenesses[i]!.toFixed(3)}`).join(', '),
      figure: Math.min(...likenesses),
      bounds: { direction: 'at least', must: 0.97, aim: 0.97, unit: '' },
    },
  ];
}
