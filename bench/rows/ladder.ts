import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { storeStoryboard, storeThumbnails } from '#server/domains/media/encode/pictures.ts';
import {
  firstPassArguments,
  firstPassFolders,
  ladderArguments,
  stillArguments,
  type Workplace,
} from '#server/domains/media/plan/ffmpeg-arguments.ts';
import { playlistName } from '#server/domains/media/plan/hls-arguments.ts';
import { type LadderPlan, planLadder, type Rung } from '#server/domains/media/plan/ladder-plan.ts';
import { probeSource } from '#server/domains/media/source/probe.ts';
import type { SourceFacts } from '#server/domains/media/source/source-facts.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { testMediaTools } from '#server/platform/test-media-tools.ts';
import { type Line, number } from '../line.ts';
import { programCpu } from '../measure/program-cpu.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { runProgram } from '../world/children.ts';
import { clipSeconds, sourceClip } from '../world/clip.ts';
import { findTool } from '../world/tools.ts';
import type { World } from '../world/world.ts';
import { rawLadderArguments } from '../yardsticks/raw-ladder.ts';

const slowEnough = ['veryfast', 'faster', 'fast', 'medium', 'slow', 'slower', 'veryslow'];

interface Work {
  ffmpeg: string;
  input: string;
  source: SourceFacts;
  plan: LadderPlan;
  rungs: Rung[];
}
interface Round {
  raw: number;
  /** The rungs alone: both processes. */
  first: number;
  rest: number;
  /** What rides on the first process, the stills, and the pictures made of both. */
  extras: number;
}

/** The preset of the product's ladder; throws when it is faster than is allowed or not the same everywhere. */
function presetOf(args: readonly string[]): string {
  const presets = new Set(args.filter((_, i) => args[i - 1] === '-preset'));
  const [preset] = presets;
  if (presets.size !== 1 || !preset || !slowEnough.includes(preset))
    throw new Error(`presets of the ladder: ${[...presets].join(', ')}`);
  return preset;
}

function emptyFolder(world: World, name: string, inside: readonly string[]): string {
  const folder = path.join(world.scratch, name);
  rmSync(folder, { recursive: true, force: true });
  for (const sub of inside) mkdirSync(path.join(folder, sub), { recursive: true });
  return folder;
}

/** Yardstick and ours once each. The product's arguments are run as they are, without its database around them. */
async function runRound(world: World, { ffmpeg, input, source, plan, rungs }: Work): Promise<Round> {
  const place = (folder: string): Workplace => ({ input, folder, canToneMap: false });
  const names = [...firstPassFolders(plan, source), ...plan.rest.map(({ name }) => name)];
  const ours = emptyFolder(world, 'ladder', names);
  const preset = presetOf([
    ...firstPassArguments(plan, source, place(ours), false),
    ...ladderArguments(plan, source, place(ours)),
  ]);
  const rawFolder = emptyFolder(
    world,
    'raw',
    rungs.map((_, i) => String(i)),
  );
  const raw = await programCpu(
    ffmpeg,
    rawLadderArguments(input, rawFolder, rungs, plan.keyframeInterval, preset),
  );
  rmSync(rawFolder, { recursive: true });
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
    first: first.cpu,
    rest: rest.cpu,
    extras: laden.cpu - first.cpu + stills.cpu + pictures,
  };
}

/** Likeness of a rung to the source scaled to its size, 1 the same. */
async function likeness(world: World, { ffmpeg, input, plan }: Work, rung: Rung): Promise<number> {
  const playlist = path.join(world.scratch, 'ladder', rung.name, playlistName);
  const { num, den } = plan.frameRate;
  const graph =
    `[0:v]setpts=PTS-STARTPTS[made];[1:v]fps=${num}/${den},scale=${rung.width}:${rung.height}:flags=bicubic,setpts=PTS-STARTPTS[source];` +
    '[made][source]ssim';
  const { stderr } = await runProgram(ffmpeg, [
    '-hide_banner',
    '-nostdin',
    '-i',
    playlist,
    '-i',
    input,
    '-lavfi',
    graph,
    '-f',
    'null',
    '-',
  ]);
  const found = / All:([\d.]+)/.exec(stderr)?.[1];
  if (found === undefined) throw new Error(`ffmpeg did not tell the likeness of ${rung.name}`);
  return Number(found);
}

export const ladder: Row = {
  name: 'ladder',
  needs: ['ffmpeg'],
  async run(world) {
    const ffmpeg = findTool('ffmpeg');
    const input = await sourceClip(world);
    const tools = await testMediaTools(ffmpeg);
    const source = await probeSource(tools, input);
    const plan = planLadder(source);
    const rungs = [plan.first, ...plan.rest].sort((a, b) => a.rung - b.rung);
    const work: Work = { ffmpeg, input, source, plan, rungs };
    const rounds: Round[] = [];
    for (let round = 0; round < Math.min(world.rounds, 2); round++) rounds.push(await runRound(world, work));
    const likenesses: number[] = [];
    for (const rung of rungs) likenesses.push(await likeness(world, work, rung));
    return lines(rungs, rounds, likenesses);
  },
};

function lines(rungs: readonly Rung[], rounds: readonly Round[], likenesses: readonly number[]): Line[] {
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  const said = (of: (round: Round) => number): string => `${number(middle(of))} s CPU`;
  const ladderRatios = rounds.map(({ raw, first, rest }) => (first + rest) / raw);
  const extraRatios = rounds.map(({ raw, extras }) => extras / raw);
  const yardstick = `one raw ffmpeg, same rungs and preset: ${said(({ raw }) => raw)}`;
  const names = rungs.map(({ name }) => name).join(', ');
  return [
    {
      work: `ladder of a ${clipSeconds} s 1080p clip (${names}), both processes`,
      yardstick,
      ours: `${said(({ first, rest }) => first + rest)} (first ${number(middle(({ first }) => first))}, rest ${number(middle(({ rest }) => rest))})`,
      figure: median(ladderRatios),
      bounds: { direction: 'at most', must: 1.15, aim: 1, unit: '×' },
      note: `rounds ${spread(ladderRatios).map(number).join('–')}`,
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
      bounds: { direction: 'at least', must: 0.95, aim: 0.95, unit: '' },
    },
  ];
}
