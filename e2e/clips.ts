import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { testMediaTools } from '../server/src/platform/test-media-tools.ts';

const run = promisify(execFile);

/**
 * A clip with a moving picture and a tone, made by ffmpeg in a moment. With `colours` it shows each of them, the one after
 * the other and equally long.
 */
export async function makeClip(
  file: string,
  {
    seconds,
    size = '640x360',
    rate = 25,
    colours,
  }: { seconds: number; size?: string; rate?: number; colours?: readonly string[] },
): Promise<void> {
  const { ffmpeg } = await testMediaTools(process.env.FFMPEG_PATH ?? null);
  await run(ffmpeg.path, [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    colours ? plain(colours, { seconds, size }) : `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=220:duration=${seconds}`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
    file,
  ]);
}

function plain(colours: readonly string[], { seconds, size }: { seconds: number; size: string }): string {
  const parts = colours.map(
    (colour, at) => `color=c=${colour}:size=${size}:rate=25:duration=${seconds / colours.length}[part${at}]`,
  );
  return `${parts.join(';')};${colours.map((_, at) => `[part${at}]`).join('')}concat=n=${colours.length}`;
}

/** A small clip that is calm but for these seconds, in which a grey turns light five times a second, one level and not white. */
export async function makeFlashingClip(
  file: string,
  seconds: number,
  [from, to]: [number, number],
): Promise<void> {
  const { ffmpeg } = await testMediaTools(process.env.FFMPEG_PATH ?? null);
  await run(ffmpeg.path, [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'lavfi', '-i', `color=c=0x505050:s=320x180:r=30:d=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=220:duration=${seconds}`],
    ...['-vf', `eq=brightness=0.3:enable='between(t,${from},${to})*lt(mod(t,0.2),0.1)'`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'],
    file,
  ]);
}

/** The clip again, as Matroska, with captions in English and chapters: each of them with its second and its words. */
export async function dressClip(
  clip: string,
  file: string,
  { seconds, caption, chapters }: { seconds: number; caption: string; chapters: readonly [number, string][] },
): Promise<void> {
  const { ffmpeg } = await testMediaTools(process.env.FFMPEG_PATH ?? null);
  const [words, marks] = [`${file}.srt`, `${file}.txt`];
  const end = new Date(seconds * 1000).toISOString().slice(11, 19);
  writeFileSync(words, `1\n00:00:00,000 --> ${end},000\n${caption}\n`);
  const parts = chapters.map(
    ([start, title], at) =>
      `[CHAPTER]\nTIMEBASE=1/1\nSTART=${start}\nEND=${chapters[at + 1]?.[0] ?? seconds}\ntitle=${title}\n`,
  );
  writeFileSync(marks, `;FFMETADATA1\n${parts.join('')}`);
  const inputs = [clip, words, marks].flatMap((one) => ['-i', one]);
  const maps = ['-map', '0', '-map', '1', '-map_metadata', '2', '-metadata:s:s:0', 'language=eng'];
  await run(ffmpeg.path, [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...inputs,
    ...maps,
    ...['-c', 'copy', '-c:s', 'srt'],
    file,
  ]);
}
