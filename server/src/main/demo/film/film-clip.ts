import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { MediaTools } from '../../../platform/executables.ts';
import { takeBack } from '../../../platform/fence/lend.ts';
import { readFenced } from '../../../platform/fence/run-fenced.ts';
import { palettes } from '../art/palette.ts';
import { draw, stageOf, svgDocument } from '../art/picture.ts';
import { height as canvasHeight, width as canvasWidth, margin } from '../art/stage.ts';
import { drawWeather } from '../art/weather.ts';
import { actors } from './actors.ts';
import { captionFile, iso639 } from './captions.ts';
import { type Film, type Shot, secondsOf } from './film.ts';
import { letter } from './lettering.ts';
import { playScore } from './score.ts';
import { type Frame, frameOf, type Placed, type ShotFiles, shotArguments, viewOf } from './shot-arguments.ts';
import { scoreOf } from './storyboard.ts';

type Tools = Pick<MediaTools, 'ffmpeg' | 'fence'>;

/** A shot takes a second or two; after this long the machine is stuck. */
const limits = { cpuSeconds: 400, memoryBytes: 8e9, fileBytes: 1e9 };
/** What is watched goes first. */
export const niceness = { background: 15, waitedFor: 2 } as const;

export interface Filming {
  tools: Tools;
  /** Where the finished shots wait for the rest: a run that is cut short is continued by the next. */
  folder: string;
  niceness: number;
  /** Asked after each shot: false leaves the film for later. */
  goOn?: () => boolean;
  /** Ends it in the middle of a shot. */
  signal?: AbortSignal;
}

/** Films a clip, shot after shot: an mp4 with sound and captions. Null: it was left for later. */
export async function filmClip(film: Film, filming: Filming): Promise<string | null> {
  try {
    return await filmShots(film, filming);
  } catch (error) {
    if (filming.signal?.aborted) return null;
    throw error;
  }
}

async function filmShots(film: Film, filming: Filming): Promise<string | null> {
  const { folder, goOn = () => true } = filming;
  await mkdir(folder, { recursive: true });
  const shots: string[] = [];
  for (const [index, shot] of film.shots.entries()) {
    const file = path.join(folder, `shot-${index + 1}.mp4`);
    if (!existsSync(file)) {
      if (!goOn()) return null;
      await filmShot(shot, frameOf(film.height), file, filming);
    }
    shots.push(file);
  }
  if (!goOn()) return null;
  return join(film, shots, filming);
}

/** Runs ffmpeg in a room of its own beside the film, and takes out what it made. */
async function run(
  { tools, niceness: nice, signal }: Filming,
  args: readonly string[],
  reads: readonly string[],
  room: string,
  made: string,
): Promise<void> {
  await readFenced(
    tools.fence,
    { program: tools.ffmpeg, args, reads, writes: room, limits: { ...limits, niceness: nice } },
    signal && { signal },
  );
  if (!(await takeBack(room, made))) throw new Error('ffmpeg made no clip');
}

async function filmShot(shot: Shot, frame: Frame, output: string, filming: Filming): Promise<void> {
  const room = `${output}.room`;
  await rm(room, { recursive: true, force: true });
  await mkdir(room, { recursive: true });
  try {
    const files = await drawShot(shot, frame, room);
    const reads = [...files.layers, ...files.words].map(({ file }) => file);
    reads.push(...files.poses.flat(), ...(files.weather === null ? [] : [files.weather.file]));
    await run(filming, shotArguments(shot, files, frame), reads, room, files.output);
    await rename(files.output, output);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function join(film: Film, shots: readonly string[], filming: Filming): Promise<string> {
  const room = path.join(filming.folder, 'whole');
  await rm(room, { recursive: true, force: true });
  await mkdir(room, { recursive: true });
  const list = path.join(room, 'shots.txt');
  const sound = path.join(room, 'sound.wav');
  const output = path.join(room, 'clip.mp4');
  await writeFile(list, shots.map((file) => `file '${file.replaceAll("'", "'\\''")}'\n`).join(''));
  await writeFile(sound, playScore(scoreOf(film)));
  const captions: string[] = [];
  for (const language of film.languages) {
    const file = path.join(room, `${language}.srt`);
    await writeFile(file, captionFile(film, language));
    captions.push(file);
  }
  const args = [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
    ...['-f', 'concat', '-safe', '0', '-i', list, '-i', sound],
    ...captions.flatMap((file) => ['-i', file]),
    ...['-map', '0:v', '-map', '1:a'],
    ...film.languages.flatMap((language, index) => [
      ...['-map', `${index + 2}:0`, `-metadata:s:s:${index}`, `language=${iso639[language]}`],
    ]),
    ...['-c:v', 'copy', '-c:a', 'aac', '-b:a', '112k', '-c:s', 'mov_text'],
    ...['-t', String(secondsOf(film)), '-movflags', '+faststart', output],
  ];
  await run(filming, args, [list, sound, ...captions, ...shots], room, output);
  return output;
}

async function drawShot(shot: Shot, frame: Frame, room: string): Promise<ShotFiles> {
  const { width, height, overscan } = frame;
  const colours = palettes[shot.picture.palette];
  const { layers, weather: own } = draw(shot.picture);
  const view = viewOf(shot);
  const size = { width: width + 2 * overscan, height: height + 2 * overscan };
  const placed: ShotFiles['layers'][number][] = [];
  for (const [index, { depth, svg }] of layers.entries()) {
    const file = path.join(room, `layer-${index}.png`);
    const at = await paint(svgDocument([svg], view), size, file, index > 0);
    if (at !== null) placed.push({ file, depth, x: at.x - overscan, y: at.y - overscan });
  }
  const unit = width / canvasWidth;
  const poses: string[][] = [];
  for (const name of shot.actors) {
    const actor = actors[name];
    const drawn: string[] = [];
    for (const [turn, pose] of actor.poses.entries()) {
      const file = path.join(room, `${name}-${turn}.png`);
      const svg = svgDocument([pose(colours)], { x: 0, y: 0, width: actor.width, height: actor.height });
      await paint(
        svg,
        { width: Math.round(actor.width * unit), height: Math.round(actor.height * unit) },
        file,
        false,
      );
      drawn.push(file);
    }
    poses.push(drawn);
  }
  const kind = own ?? shot.weather;
  const weather = kind === null ? null : { kind, file: path.join(room, 'weather.png') };
  if (weather !== null) {
    const drops = drawWeather(stageOf(shot.picture), weather.kind);
    // Twice, one frame's height apart, so that it scrolls without a seam.
    const twice = svgDocument([drops, `<g transform="translate(0 ${canvasHeight})">${drops}</g>`], {
      x: -margin,
      y: 0,
      width: canvasWidth + 2 * margin,
      height: 2 * canvasHeight,
    });
    await paint(twice, { width: size.width, height: 2 * height }, weather.file, false);
  }
  const words: Placed[] = [];
  for (const [index, { text, size: capital, y }] of shot.words.entries()) {
    const file = path.join(room, `words-${index}.png`);
    const drawn = letter({ lines: text, size: capital, x: canvasWidth / 2, y }, colours.light);
    const at = await paint(svgDocument([drawn]), { width, height }, file, true);
    words.push({ file, x: at?.x ?? 0, y: at?.y ?? 0 });
  }
  return { layers: placed, poses, weather, words, output: path.join(room, 'shot.mp4') };
}

/**
 * Draws a document into a file, `trimmed` without what is empty around it, and answers where that lies. Null: there is
 * nothing in it.
 */
async function paint(
  svg: string,
  { width, height }: { width: number; height: number },
  file: string,
  trimmed: boolean,
): Promise<{ x: number; y: number } | null> {
  const image = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).ensureAlpha();
  if (!trimmed) {
    await image.png({ compressionLevel: 1 }).toFile(file);
    return { x: 0, y: 0 };
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const box = filledBox(data, info.width, info.height);
  if (box === null) return null;
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(box)
    .png({ compressionLevel: 1 })
    .toFile(file);
  return { x: box.left, y: box.top };
}

/** The smallest box around everything that is not transparent, at even places. */
function filledBox(
  data: Buffer,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } | null {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let first = 0;
    // Opacity is the highest byte.
    while (first < width && pixels[row + first]! >>> 24 === 0) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while (pixels[row + last]! >>> 24 === 0) last -= 1;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return null;
  left -= left % 2;
  top -= top % 2;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
