import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../../../platform/context.ts';
import { gatherRendition } from '../encode/gather-rendition.ts';
import { readSegments, type Segment } from '../encode/playlist-rules.ts';
import { checkDisk } from '../encode/work-folder.ts';
import { mediaPrefix } from '../media-facts.ts';
import { findAsset, listRenditions, type MediaAsset, type Rendition } from '../media-queries.ts';
import { audioFolder, colours, commonFilters, isToneMapped, scaled } from '../plan/ffmpeg-arguments.ts';
import { initName } from '../plan/hls-arguments.ts';
import { steadyFrameRate } from '../plan/ladder-plan.ts';
import { localSource } from '../prepare-media.ts';
import { countedOut, type Origin, type OriginSound } from './generation-arguments.ts';
import { type GenerationPlan, nameBeside, planGeneration } from './generation-plan.ts';
import { generationReasons, type MadeFrom } from './generation-rules.ts';
import { GenerationRefused, type GenerationWork } from './hold-generation.ts';

export interface GenerationGround {
  asset: MediaAsset;
  plan: GenerationPlan;
  origin: Origin;
  madeFrom: MadeFrom;
  /** What stands beside it. */
  first: { videos: Rendition[]; sounds: Rendition[]; segments: Segment[] };
}

/** What AAC puts before a sound, which pieces of a stream do not say. */
const primedByAac = 1024 / 48_000;

/** Puts some pieces of a rendition into one file. */
export async function gatherSegments(
  storage: Platform['storage'],
  folder: string,
  names: readonly string[],
  file: string,
): Promise<void> {
  async function* bytes() {
    for (const name of [initName, ...names]) {
      const piece = await storage.stream(`${folder}${name}`);
      if (piece === null) throw new Error(`${folder}${name} is gone.`);
      yield* piece;
    }
  }
  await pipeline(bytes, createWriteStream(file));
}

/** What a second generation is made from, and how: the file that came in if it is still there, else the best rendition. */
export async function groundOf(work: GenerationWork): Promise<GenerationGround> {
  const { platform, generation, tools } = work;
  const asset = await findAsset(platform.db, generation.mediaId);
  const renditions = await listRenditions(platform.db, generation.mediaId);
  const videos = renditions.filter(({ kind }) => kind === 'video');
  const sounds = renditions.filter(({ kind }) => kind === 'audio');
  const top = videos.at(-1);
  if (!asset?.source?.video || !top) throw new GenerationRefused(generationReasons.missingFiles);
  const { source } = asset;
  if (!tools.encoders.has('libsvtav1') || !tools.encoders.has('libopus') || !tools.decoders.has('av1'))
    throw new GenerationRefused(generationReasons.missingEncoder);
  const written = await platform.storage.get(top.playlistKey);
  if (written === null) throw new GenerationRefused(generationReasons.missingFiles);
  const { segments } = readSegments(written.toString());
  const sizes = videos.map(({ name, width, height }) => ({ name, width: width!, height: height! }));
  const plan = planGeneration(sizes, segments, steadyFrameRate(source.video!), generation.edition);
  if (plan.rungs.length === 0) throw new GenerationRefused(generationReasons.tooSmall);
  const first = { videos, sounds, segments };
  const { sourceKey } = asset;
  const hasSource = sourceKey !== null && (await platform.storage.stat(sourceKey)) !== null;
  const origin = hasSource
    ? await originOfSource(work, asset, plan)
    : await originOfTopRung(work, asset, plan, { ...first, top });
  return { asset, plan, origin, madeFrom: hasSource ? 'source' : 'top rung', first };
}

async function originOfSource(
  { platform, folder, tools }: GenerationWork,
  asset: MediaAsset,
  plan: GenerationPlan,
): Promise<Origin> {
  const video = asset.source!.video!;
  await checkDisk(folder, asset.sourceBytes);
  const input = await localSource({ platform, asset, folder });
  const place = { input, folder, canToneMap: tools.hasFilter('zscale') && tools.hasFilter('tonemap') };
  const { audio } = asset.source!;
  return {
    inputs: [input],
    momentFiles: [],
    picture: `0:${video.index}`,
    filters: (from) => commonFilters(plan, video, place, plan.rungs.at(-1)!, from),
    scaled: (size) => scaled(size, video),
    colours: colours(video, isToneMapped(video, place)),
    soundIsMuxed: audio.length === 1,
    sounds: audio.map(({ index, channels }, order) => ({
      stream: `0:${index}`,
      name: nameOfSound(order, plan),
      isMono: channels === 1,
      primed: 0,
    })),
  };
}

async function originOfTopRung(
  { platform, folder, tools, signal }: GenerationWork,
  asset: MediaAsset,
  plan: GenerationPlan,
  { top, sounds, segments }: { top: Rendition; sounds: Rendition[]; segments: Segment[] },
): Promise<Origin> {
  const { storage } = platform;
  const source = asset.source!;
  await checkDisk(folder, top.bytes + sounds.reduce((sum, { bytes }) => sum + bytes, 0));
  const picture = path.join(folder, 'top.mp4');
  await gatherRendition(storage, top.playlistKey, picture, signal);
  const inputs = [picture];
  const heard: OriginSound[] = [];
  const told = (order: number) => ({
    name: nameOfSound(order, plan),
    isMono: source.audio[order]?.channels === 1,
    primed: primedByAac,
  });
  const soundIsMuxed = sounds.length === 0 && source.audio.length > 0;
  if (soundIsMuxed) heard.push({ stream: '0:a:0', ...told(0) });
  for (const [order, sound] of sounds.entries()) {
    const file = path.join(folder, `sound-${order + 1}.mp4`);
    await gatherRendition(storage, sound.playlistKey, file, signal);
    heard.push({ stream: `${inputs.length}:a:0`, ...told(order) });
    inputs.push(file);
  }
  const momentFiles: string[] = [];
  for (const [order, { segment }] of plan.moments.entries()) {
    const file = path.join(folder, `moment-${order + 1}.mp4`);
    const topFolder = `${mediaPrefix(asset.id)}${top.name}/`;
    await gatherSegments(storage, topFolder, [segments[segment]!.name], file);
    momentFiles.push(file);
  }
  // It was brought into range and colour when it was made.
  const made = { ...source.video!, limitedRange: true, rgb: false };
  const place = {
    input: picture,
    folder,
    canToneMap: tools.hasFilter('zscale') && tools.hasFilter('tonemap'),
  };
  return {
    ...{ inputs, momentFiles, picture: '0:v:0', soundIsMuxed, sounds: heard },
    // The picture begins that much later, which would be filled with a frame more.
    filters: () => countedOut(plan.frameRate),
    scaled: (size) => scaled(size, made),
    colours: colours(source.video!, isToneMapped(source.video!, place)),
  };
}

/** Names follow those of the first generation, in its order. */
const nameOfSound = (order: number, { edition }: GenerationPlan): string =>
  nameBeside(audioFolder(order), 'opus', edition);
