import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookArguments } from '#server/domains/media/look/look-arguments.ts';
import { boundsOf, planLook } from '#server/domains/media/look/look-at-source.ts';
import { readLook } from '#server/domains/media/look/read-look.ts';
import { chooseEncoding, type EncodingChoice } from '#server/domains/media/plan/encoding-choice.ts';
import {
  firstPassArguments,
  firstPassFolders,
  ladderArguments,
  type Workplace,
} from '#server/domains/media/plan/ffmpeg-arguments.ts';
import { type LadderPlan, planLadder, type Rung } from '#server/domains/media/plan/ladder-plan.ts';
import { probeSource } from '#server/domains/media/source/probe.ts';
import type { FrameRate, SourceFacts } from '#server/domains/media/source/source-facts.ts';
import { testMediaTools } from '#server/platform/test-media-tools.ts';
import { likenesses } from '../../measure/likeness.ts';
import { programCpu } from '../../measure/program-cpu.ts';
import { fixedHeights, fixedLadderArguments } from '../../yardsticks/fixed-ladder.ts';
import { findTool } from '../tools.ts';
import type { World } from '../world-parts.ts';

/** A rung of a clip as some encoder made it: what is sent to who watches it, and how like its source it is. */
export interface MadeRung {
  rung: number;
  width: number;
  height: number;
  /** Of all segments; there is no sound in them. */
  bytes: number;
  likeness: number;
}
export interface MadeLadder {
  rungs: MadeRung[];
  /** CPU seconds of all its processes. */
  cpu: number;
}
/** A source, and what the product knows of it before it looks. */
export interface ClipSource {
  file: string;
  facts: SourceFacts;
  rate: FrameRate;
}

export async function readClip(file: string): Promise<ClipSource> {
  const tools = await testMediaTools(findTool('ffmpeg'));
  const facts = await probeSource(tools, file);
  return { file, facts, rate: planLadder(facts).frameRate };
}

/** An empty folder of this run with folders in it. */
export function emptyFolder(world: World, name: string, inside: readonly string[]): string {
  const folder = path.join(world.scratch, name);
  rmSync(folder, { recursive: true, force: true });
  for (const sub of inside) mkdirSync(path.join(folder, sub), { recursive: true });
  return folder;
}

/** Bytes of what a player fetches of a rung: its segments. */
const segmentBytes = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.m4s'))
    .reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

/** Weighs the rungs that lie in a folder, each as `NAME/index.m3u8`, and compares them with their source. */
export async function weigh(
  { file, rate }: ClipSource,
  folder: string,
  rungs: readonly Pick<Rung, 'name' | 'rung' | 'width' | 'height'>[],
): Promise<MadeRung[]> {
  const seen = rungs.map(({ name, width, height }) => ({
    ...{ file: path.join(folder, name, 'index.m3u8'), width },
    height,
  }));
  const alike = await likenesses(findTool('ffmpeg'), file, rate, seen);
  return rungs.map(({ name, rung, width, height }, at) => ({
    ...{ rung, width, height },
    bytes: segmentBytes(path.join(folder, name)),
    likeness: alike[at]!,
  }));
}

/** The fixed ladder of a clip, with `coarser` on top of each quality. */
export async function fixedLadder(world: World, clip: ClipSource, coarser: number): Promise<MadeLadder> {
  const plan = planLadder(clip.facts);
  const rungs = [plan.first, ...plan.rest]
    .filter(({ rung }) => fixedHeights.includes(rung))
    .sort((a, b) => a.rung - b.rung);
  const folder = emptyFolder(
    world,
    'fixed',
    rungs.map(({ name }) => name),
  );
  const args = fixedLadderArguments(clip.file, folder, rungs, clip.rate, coarser);
  const { cpu } = await programCpu(findTool('ffmpeg'), args);
  return { rungs: await weigh(clip, folder, rungs), cpu };
}

export interface OurLadder extends MadeLadder {
  choice: EncodingChoice;
  plan: LadderPlan;
  /** Where its rungs lie until the next is made. */
  folder: string;
  /** CPU seconds of its parts. */
  look: number;
  first: number;
  rest: number;
}

/** What the product's look says of a source, and what it cost. */
export async function ourChoice(
  clip: ClipSource,
  folder: string,
): Promise<{ choice: EncodingChoice; cpu: number }> {
  const tools = await testMediaTools(findTool('ffmpeg'));
  const before = planLadder(clip.facts);
  const look = await planLook(before, clip.facts, { tools, input: clip.file });
  const place: Workplace = { input: clip.file, folder, canToneMap: false };
  const looked = await programCpu(findTool('ffmpeg'), lookArguments(look, clip.facts, place));
  return {
    choice: chooseEncoding(readLook(look, looked.stderr, looked.stdout), boundsOf(before)),
    cpu: looked.cpu,
  };
}

/** The product's ladder of a clip by its own look, plan and arguments, without its database around them. */
export async function ourLadder(world: World, clip: ClipSource): Promise<OurLadder> {
  const { facts, file } = clip;
  const { choice, cpu: look } = await ourChoice(clip, emptyFolder(world, 'look', ['.']));
  const plan = planLadder(facts, [], choice);
  const rungs = [plan.first, ...plan.rest].sort((a, b) => a.rung - b.rung);
  const folder = emptyFolder(world, 'ours', [
    ...firstPassFolders(plan, facts),
    ...rungs.map(({ name }) => name),
  ]);
  const place: Workplace = { input: file, folder, canToneMap: false };
  const ffmpeg = findTool('ffmpeg');
  const first = (await programCpu(ffmpeg, firstPassArguments(plan, facts, place, false))).cpu;
  const rest =
    plan.rest.length === 0 ? 0 : (await programCpu(ffmpeg, ladderArguments(plan, facts, place))).cpu;
  return {
    ...{ choice, plan, folder, look, first, rest, cpu: look + first + rest },
    rungs: await weigh(clip, folder, rungs),
  };
}
