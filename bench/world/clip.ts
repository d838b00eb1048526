import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawPicture, type PictureOf } from '#server/main/demo/art/picture.ts';
import { runProgram } from './children.ts';
import { findTool } from './tools.ts';
import type { World } from './world-parts.ts';

export const clipSeconds = 60;
/** Counts up when the clip is made differently, so that kept ones are not taken for it. */
const edition = 1;
const sceneSeconds = 6;
const framesPerSecond = 24;
const [width, height] = [1920, 1080];
const scenes: readonly PictureOf[] = (
  [
    ['moonSea', 'dusk'],
    ['skyline', 'violet'],
    ['petalHill', 'rose'],
    ['lampRain', 'slate'],
    ['cloudSea', 'amber'],
    ['viaduct', 'night'],
    ['pineForest', 'jade'],
    ['ringedPlanet', 'lagoon'],
    ['snowRoofs', 'frost'],
    ['neonRoad', 'plum'],
  ] as const
).map(([scene, palette]) => ({ scene, palette, seed: 'clip' }));
/** Pictures are larger than the frame, which moves over them. */
const [wide, tall] = [2400, 1350];

/** Painted scenes that pan in turn, with a sound: 60 s of 1080p, nearly as clean as drawn films are. */
export async function sourceClip(world: World): Promise<string> {
  const file = path.join(world.folder, `clip-1080p-${edition}.mp4`);
  if (existsSync(file)) return file;
  world.say('making a clip of 60 s in 1080p');
  const folder = path.join(world.scratch, 'clip');
  mkdirSync(folder, { recursive: true });
  const inputs: string[] = [];
  const filters: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    const picture = path.join(folder, `${index}.png`);
    await sharp(Buffer.from(drawPicture(scene)), { density: 144 })
      .resize(wide, tall)
      .flatten()
      .png({ compressionLevel: 1 })
      .toFile(picture);
    inputs.push('-framerate', String(framesPerSecond), '-i', picture);
    const way = index % 2 === 0 ? `t/${sceneSeconds}` : `(1-t/${sceneSeconds})`;
    const across = index % 3 === 2 ? '0.5' : way;
    const down = index % 3 === 0 ? '0.5' : way;
    // Read once and repeated: a file that is looped would be decoded for every frame.
    const moving = `loop=-1:1:0,trim=duration=${sceneSeconds},crop=${width}:${height}:'(iw-ow)*${across}':'(ih-oh)*${down}'`;
    filters.push(`[${index}:v]format=yuv420p,${moving},setsar=1[s${index}]`);
  }
  const streams = scenes.map((_, index) => `[s${index}]`).join('');
  filters.push(`${streams}concat=n=${scenes.length}:v=1:a=0,noise=alls=2:allf=t[picture]`);
  filters.push(
    `aevalsrc='0.2*sin(220*2*PI*t)*(0.6+0.4*sin(t))|0.2*sin(277*2*PI*t)*(0.6+0.4*cos(t))':s=48000:d=${clipSeconds}[tone]`,
  );
  filters.push(
    `anoisesrc=d=${clipSeconds}:c=pink:a=0.1:r=48000:seed=1[bed];[tone][bed]amix=inputs=2:duration=first[sound]`,
  );
  const draft = path.join(folder, 'clip.mp4');
  await runProgram(findTool('ffmpeg'), [
    ...[
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      ...inputs,
      '-filter_complex',
      filters.join(';'),
      '-map',
      '[picture]',
      '-map',
      '[sound]',
    ],
    ...[
      '-t',
      String(clipSeconds),
      '-c:v',
      'libx264',
      '-preset',
      'superfast',
      '-crf',
      '20',
      '-c:a',
      'aac',
      '-b:a',
      '160k',
      '-movflags',
      '+faststart',
      draft,
    ],
  ]);
  renameSync(draft, file);
  rmSync(folder, { recursive: true });
  return file;
}

/** The beginning of the clip, uncut frames. */
export async function shortClip(world: World, seconds: number): Promise<string> {
  const whole = await sourceClip(world);
  const file = `${whole.slice(0, -4)}-${seconds}.mp4`;
  if (existsSync(file)) return file;
  const draft = path.join(world.scratch, 'short.mp4');
  await runProgram(findTool('ffmpeg'), [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-i',
    whole,
    '-t',
    String(seconds),
    '-c',
    'copy',
    draft,
  ]);
  renameSync(draft, file);
  return file;
}
