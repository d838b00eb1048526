import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../children.ts';
import { findTool } from '../tools.ts';
import type { World } from '../world-parts.ts';

/** Counts up when clips are made differently, so that older ones are not taken for them. */
const edition = 2;
/** Two segments of the ladder. */
export const clipLength = 8;
export const clipRate = 24;

export type ClipKind = 'drawn' | 'film' | 'screen' | 'soft';

/** A short source for comparing encoders. It has no sound. */
export interface EncodingClip {
  name: string;
  kind: ClipKind;
  /** What is seen, in a few words. */
  shows: string;
  file: string;
  /** Its picture is soft or dark: what a wrong encoding breaks into bands. */
  mayBand: boolean;
}
/** A clip as its kind describes it. */
export interface ClipPlan extends Omit<EncodingClip, 'file'> {
  /** Pictures that the arguments name, made first in an empty folder. */
  prepare(folder: string): Promise<void>;
  /** Inputs, and a graph that ends in `[picture]`. */
  inputs(folder: string): string[];
  graph: string;
  /** Quality of its file: as fine as what is in the picture needs. */
  crf: number;
}

export function clipsFolder(world: World): string {
  const folder = path.join(world.folder, `clips-${edition}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Keyframes as far apart as encoders put them by themselves. */
export const encoded = (crf: number): string[] => [
  ...['-an', '-c:v', 'libx264', '-preset', 'superfast', '-crf', `${crf}`, '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

/** Makes the clip unless an earlier run did: the same on every machine. */
export async function makeClip(world: World, plan: ClipPlan): Promise<EncodingClip> {
  const { name, kind, shows, mayBand } = plan;
  const file = path.join(clipsFolder(world), `${name}.mp4`);
  if (!existsSync(file)) {
    world.say(`making the clip ${name}`);
    const folder = path.join(world.scratch, `clip-${name}`);
    mkdirSync(folder, { recursive: true });
    await plan.prepare(folder);
    const draft = path.join(folder, 'draft.mp4');
    await runProgram(findTool('ffmpeg'), [
      ...['-hide_banner', '-loglevel', 'error', '-y', ...plan.inputs(folder)],
      ...['-filter_complex', plan.graph, '-map', '[picture]', '-t', String(clipLength)],
      ...['-r', String(clipRate), ...encoded(plan.crf), draft],
    ]);
    renameSync(draft, file);
    rmSync(folder, { recursive: true });
  }
  return { name, kind, shows, mayBand, file };
}

/** Holds a picture as a stream for the length of the clip. It is read once. */
export const held = (index: number, format: string): string =>
  `[${index}:v]format=${format},loop=-1:1:0,trim=duration=${clipLength},setpts=PTS-STARTPTS`;
export const picture = (file: string): string[] => ['-framerate', String(clipRate), '-i', file];
