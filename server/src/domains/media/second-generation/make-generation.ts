import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FenceLimits } from '../../../platform/fence/fence-plan.ts';
import { readSegments } from '../encode/playlist-rules.ts';
import { publishWhile, RenditionPublisher } from '../encode/publish-segments.ts';
import { runFfmpeg } from '../encode/run-ffmpeg.ts';
import { pidFileOf } from '../encode/work-folder.ts';
import { mediaPrefix } from '../media-facts.ts';
import { type Rendition, writeRendition } from '../media-queries.ts';
import { encodedShare } from '../media-rules.ts';
import { dropGenerationFiles } from './empty-generation.ts';
import {
  generationArguments,
  likenessArguments,
  type Origin,
  readLikenesses,
  triedFile,
  triedMoments,
  tryArguments,
} from './generation-arguments.ts';
import { type GenerationGround, gatherSegments, groundOf } from './generation-origin.ts';
import { correctedQuality, type GenerationPlan, type TriedQuality } from './generation-plan.ts';
import { finishGeneration } from './generation-queries.ts';
import { generationReasons, leastLikeness, mostBytesShare } from './generation-rules.ts';
import { GenerationLost, GenerationRefused, type GenerationWork } from './hold-generation.ts';
import { listGeneration } from './list-generation.ts';

/** The last in the line for the processor. It stands still while others are made, so its time says nothing. */
const limits: FenceLimits = { cpuSeconds: 20 * 3600, memoryBytes: 24e9, fileBytes: 8e9, niceness: 19 };

/** Shares of the work, by what they cost. */
const [tried, encoded] = [0.05, 0.95];
/** Tries of a few moments: the second says how fast this picture loses. */
const rounds = 2;

/**
 * Makes the second generation of a file, measures what it lost, and only when all of it is there has the master name it. Until
 * then nobody is told of a single segment.
 */
export async function makeGeneration(work: GenerationWork): Promise<void> {
  const { platform, generation, claim } = work;
  const { db } = platform;
  const ground = await groundOf(work);
  let plan = await withQualities(work, ground);
  work.report(tried);
  await dropGenerationFiles(platform, generation.mediaId);
  let rows = await encode(work, { ...ground, plan });
  let likenesses = await likenessesOfMade(work, { ...ground, plan });
  if (Math.min(...likenesses) < leastLikeness) {
    // The moments that were tried said too little of the whole: once more, finer where it has to be.
    const finer = plan.rungs.map((rung, order) => {
      const made = { crf: rung.crf, likeness: likenesses[order]! };
      return made.likeness < leastLikeness ? { ...rung, crf: correctedQuality([made]) } : rung;
    });
    plan = { ...plan, rungs: finer };
    await dropGenerationFiles(platform, generation.mediaId);
    await emptyFolders(work, plan, ground);
    rows = await encode(work, { ...ground, plan });
    likenesses = await likenessesOfMade(work, { ...ground, plan });
  }
  work.report(encoded);
  const likeness = Math.min(...likenesses);
  if (likeness < leastLikeness) throw new GenerationRefused(generationReasons.unlike, likeness);
  const bytesOf = (all: readonly { bytes: number }[]): number =>
    all.reduce((sum, { bytes }) => sum + bytes, 0);
  if (bytesOf(rows) > mostBytesShare * bytesOf([...ground.first.videos, ...ground.first.sounds]))
    throw new GenerationRefused(generationReasons.savesNothing, likeness);
  await db.transaction(async (transaction) => {
    for (const row of rows) await writeRendition(transaction, generation.mediaId, row);
    const made = { madeFrom: ground.madeFrom, likeness };
    if (!(await finishGeneration(transaction, generation.mediaId, claim, made)))
      throw new GenerationLost('it is no longer ours');
  });
  // A process that is killed here leaves it to the job that brings masters into step.
  await listGeneration(platform, generation.mediaId);
}

/** Runs ffmpeg on files, the first of which it cannot do without. */
const run = (
  { tools, folder, signal, isPaused }: GenerationWork,
  args: readonly string[],
  [input = '', ...besides]: readonly string[],
  onProgress?: (seconds: number) => void,
): Promise<string> =>
  runFfmpeg({
    ...{ tools, args, input, besides, folder, limits, signal, isPaused, pidFile: pidFileOf(folder) },
    ...(onProgress === undefined ? {} : { onProgress }),
  });

/** The files that the moments are read from. */
const momentsOf = ({ inputs, momentFiles }: Origin): readonly string[] =>
  momentFiles.length > 0 ? momentFiles : inputs.slice(0, 1);

/** A few moments of every rung are made first, twice, and say which quality reaches what is wanted. */
async function withQualities(
  work: GenerationWork,
  { plan, origin }: GenerationGround,
): Promise<GenerationPlan> {
  const { folder } = work;
  const looked = momentsOf(origin);
  const tries: TriedQuality[][] = plan.rungs.map(() => []);
  let next = plan;
  for (let round = 0; round < rounds; round++) {
    await run(work, tryArguments(next, origin, folder), looked);
    const made = next.rungs.map((rung) => triedFile(folder, rung));
    const alike = likenessesIn(
      await run(work, likenessArguments(next, origin, triedMoments(next), made), looked),
      next,
    );
    for (const [order, { crf }] of next.rungs.entries()) tries[order]!.push({ crf, likeness: alike[order]! });
    const rungs = next.rungs.map((rung, order) => ({ ...rung, crf: correctedQuality(tries[order]!) }));
    next = { ...next, rungs };
  }
  return next;
}

function likenessesIn(log: string, { rungs }: GenerationPlan): number[] {
  const found = readLikenesses(log);
  if (found.length !== rungs.length) throw new Error('ffmpeg did not say how alike the rungs are');
  return found;
}

/** What an encoding left in its folders would be taken for what the next one makes. */
async function emptyFolders(
  { folder }: GenerationWork,
  { rungs }: GenerationPlan,
  { origin }: GenerationGround,
) {
  for (const { name } of [...rungs, ...origin.sounds])
    await rm(path.join(folder, name), { recursive: true, force: true });
}

async function encode(
  work: GenerationWork,
  { asset, plan, origin, first }: GenerationGround,
): Promise<Rendition[]> {
  const { platform, folder, signal } = work;
  const shared = { storage: platform.storage, folder, prefix: mediaPrefix(asset.id), grows: false };
  const pictures = plan.rungs.map(
    ({ name }) =>
      new RenditionPublisher({ ...shared, name, content: { video: true, audio: origin.soundIsMuxed } }),
  );
  const sounds = origin.soundIsMuxed
    ? []
    : origin.sounds.map(
        ({ name }) => new RenditionPublisher({ ...shared, name, content: { video: false, audio: true } }),
      );
  const publishers = [...pictures, ...sounds];
  for (const { name } of publishers) await mkdir(path.join(folder, name), { recursive: true });
  await publishWhile(
    publishers,
    (either) =>
      run({ ...work, signal: either }, generationArguments(plan, origin, work), origin.inputs, (seconds) =>
        work.report(tried + (encoded - tried) * encodedShare(seconds, plan.durationSeconds)),
      ),
    signal,
  );
  const rows: Rendition[] = [];
  for (const [order, publisher] of pictures.entries()) {
    const published = await publisher.finish();
    if (published.segments !== first.segments.length)
      throw new GenerationRefused(generationReasons.otherSegments);
    const { width, height, beside } = plan.rungs[order]!;
    const model = first.videos.find(({ name }) => name === beside)!;
    rows.push({ ...model, ...published, width, height, generation: 'av1' });
  }
  for (const [order, publisher] of sounds.entries())
    rows.push({ ...first.sounds[order]!, ...(await publisher.finish()), generation: 'av1' });
  return rows;
}

/** How alike the finished rungs are to what they were made from, lowest first. */
async function likenessesOfMade(
  work: GenerationWork,
  { asset, plan, origin }: GenerationGround,
): Promise<number[]> {
  const { storage } = work.platform;
  const files: string[] = [];
  for (const { name } of plan.rungs) {
    const folder = `${mediaPrefix(asset.id)}${name}/`;
    const { segments } = readSegments((await storage.get(`${folder}index.m3u8`))?.toString() ?? '');
    const file = path.join(work.folder, `made-${name}.mp4`);
    const names = plan.moments.map(({ segment }) => segments[segment]!.name);
    await gatherSegments(storage, folder, names, file);
    files.push(file);
  }
  const log = await run(work, likenessArguments(plan, origin, plan.moments, files), [
    ...momentsOf(origin),
    ...files,
  ]);
  return likenessesIn(log, plan);
}
