import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findMediaTools } from '../server/src/platform/executables.ts';

const run = promisify(execFile);

/** A clip with a moving picture and a tone, made by ffmpeg in a moment. */
export async function makeClip(
  file: string,
  { seconds, size = '640x360' }: { seconds: number; size?: string },
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
    `testsrc2=size=${size}:rate=25:duration=${seconds}`,
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
