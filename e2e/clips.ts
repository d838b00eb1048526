import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findMediaTools } from '../server/src/platform/executables.ts';

const run = promisify(execFile);

/**
 * A clip with a moving picture and a tone, made by ffmpeg in a moment. With `colours` it shows each of them, the one after
 * the other and equally long.
 */
export async function makeClip(
  file: string,
  { seconds, size = '640x360', colours }: { seconds: number; size?: string; colours?: readonly string[] },
): Promise<void> {
  const { ffmpeg } = await findMediaTools({ ffmpegPath: process.env.FFMPEG_PATH ?? null, ffprobePath: null });
  await run(ffmpeg.path, [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    colours ? plain(colours, { seconds, size }) : `testsrc2=size=${size}:rate=25:duration=${seconds}`,
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
