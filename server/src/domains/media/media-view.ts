import type { FenceLimits } from '../../platform/fence/fence-plan.ts';
import type { AudioVariant, VideoVariant } from './encode/playlist-rules.ts';
import type { PublishedRendition } from './encode/publish-segments.ts';
import type { MediaExtras, MediaOutcome } from './media-facts.ts';
import type { Rendition } from './media-queries.ts';
import { audioFolder } from './plan/ffmpeg-arguments.ts';
import { playlistName } from './plan/hls-arguments.ts';
import type { LadderPlan, Rung } from './plan/ladder-plan.ts';
import type { SourceFacts } from './source/source-facts.ts';

/** Everything a page shows, from what is made so far. */
export function outcomeOf(
  mediaId: string,
  source: SourceFacts,
  extras: MediaExtras,
  { masterKey, best }: { masterKey: string; best: Pick<Rung, 'name'> },
): MediaOutcome {
  const thumbnails = extras.thumbnails?.[extras.chosen ?? 0]?.sizes ?? [];
  return {
    mediaId,
    playback: {
      master_key: masterKey,
      storyboard_key: extras.storyboardKey ?? null,
      captions: extras.captions ?? [],
      chapters: source.chapters,
      audio_tracks: source.audio.map(({ language, label }) => ({ language, label })),
      duration_seconds: source.durationSeconds,
      thumbnails,
      loudness: extras.loudness ?? null,
    },
    thumbnailKey: thumbnails.at(-1)?.key ?? null,
    previewKey: extras.previewKey ?? null,
    durationSeconds: source.durationSeconds,
    width: source.video!.width,
    height: source.video!.height,
    quality: best.name,
  };
}

/** What is stored about a published rendition. */
export function renditionRow(
  published: PublishedRendition,
  plan: LadderPlan,
  source: SourceFacts,
): Rendition {
  const rung = [plan.first, ...plan.rest].find(({ name }) => name === published.name);
  const order = source.audio.findIndex((_, index) => audioFolder(index) === published.name);
  const sound = rung ? undefined : source.audio[order];
  const defaultSound = Math.max(
    0,
    source.audio.findIndex(({ isDefault }) => isDefault),
  );
  return {
    ...published,
    kind: rung ? 'video' : 'audio',
    generation: 'h264',
    width: rung?.width ?? null,
    height: rung?.height ?? null,
    frameRate: rung ? plan.frameRate.num / plan.frameRate.den : null,
    language: sound?.language ?? null,
    label: sound?.label ?? null,
    isDefault: !rung && order === defaultSound,
  };
}

/** Masters are in the asset's folder, renditions in folders of their own. */
const uriOf = ({ name }: Rendition): string => `${name}/${playlistName}`;
export const videoVariant = (row: Rendition): VideoVariant => ({
  uri: uriOf(row),
  width: row.width!,
  height: row.height!,
  frameRate: row.frameRate!,
  codecs: row.codecs,
  bandwidth: row.bandwidth,
  averageBandwidth: row.averageBandwidth,
});
export const audioVariant = (row: Rendition): AudioVariant => ({
  uri: uriOf(row),
  language: row.language ?? 'und',
  label: row.label ?? row.name,
  isDefault: row.isDefault,
  codecs: row.codecs,
  bandwidth: row.bandwidth,
  averageBandwidth: row.averageBandwidth,
});

/** Far more than an honest file needs on a slow machine: a limit for those made to exhaust one. */
export function limitsFor(plan: LadderPlan, pass: 'first' | 'ladder'): FenceLimits {
  const rungs = [plan.first, ...plan.rest];
  const largest = Math.max(...rungs.map(({ width, height }) => width * height));
  return {
    cpuSeconds: 900 + plan.durationSeconds * 240,
    // Address space, of which far less is used.
    memoryBytes: 6e9 + largest * 2500,
    // Segments and pictures; the longest preview is a few megabytes.
    fileBytes: 2e9,
    // What somebody waits for goes before what is nice to have.
    niceness: pass === 'first' ? 2 : 8,
  };
}
