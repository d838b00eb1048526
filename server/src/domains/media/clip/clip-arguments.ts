import { inputGuard } from '../source/input-guard.ts';

/** What a clip is made of. Sizes are as shown. */
export interface ClipPlan {
  kind: 'gif' | 'mp4';
  /** Number of the stream in the file. */
  index: number;
  width: number;
  height: number;
  /** Frames per second, as ffmpeg takes them. */
  rate: string;
  /** Seconds after which no more is encoded: more than is allowed, so that what is too long is noticed. */
  longestSeconds: number;
}
export const clipFile = 'clip.mp4';
/** Two stills a second. */
export const stillPattern = 'clip-still-%03d.jpg';
export const clipStill = (order: number): string => `clip-still-${String(order + 1).padStart(3, '0')}.jpg`;

/** Nothing but an animated GIF is read where one was sent. */
const gifGuard = ['-protocol_whitelist', 'file', '-format_whitelist', 'gif', '-codec_whitelist', 'gif'];

/** A size within a square of this side, in its shape and in even numbers, as H.264 needs them. */
export function clipSize(width: number, height: number, side: number): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width, height));
  const even = (length: number): number => Math.max(2, Math.round((length * factor) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** One run: a muted H.264 that begins to play before it has arrived, and stills by which it is known again. */
export function clipArguments(
  plan: ClipPlan,
  { input, folder }: { input: string; folder: string },
): string[] {
  const { kind, index, width, height, rate, longestSeconds } = plan;
  const scaled = `scale=${width}:${height}:flags=bicubic,setsar=1`;
  const frames =
    kind === 'gif'
      ? // What is transparent becomes white, as on paper.
        `color=c=white:s=${width}x${height}:r=${rate}[paper];[0:${index}]fps=fps=${rate},${scaled},format=rgba[drawn];` +
        '[paper][drawn]overlay=shortest=1'
      : `[0:${index}]fps=fps=${rate}:start_time=0,${scaled}`;
  const graph =
    `${frames},format=yuv420p,split=2[clip][all];` +
    `[all]select='isnan(prev_selected_t)+gte(t-prev_selected_t,0.5)',setpts=N/2/TB,format=yuvj420p[stills]`;
  const end = ['-t', `${longestSeconds}`, '-map_metadata', '-1', '-map_chapters', '-1'];
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-progress', 'pipe:1', '-y', '-loglevel', 'info'],
    ...(kind === 'gif' ? gifGuard : inputGuard),
    ...['-i', `file:${input}`, '-filter_complex', graph],
    ...['-map', '[clip]', '-an', '-sn', '-dn', '-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high'],
    ...['-crf', '24', '-maxrate', '2500k', '-bufsize', '5000k', ...end],
    ...['-movflags', '+faststart', '-f', 'mp4', `${folder}/${clipFile}`],
    ...['-map', '[stills]', '-c:v', 'mjpeg', '-q:v', '2', '-r', '2', ...end],
    ...['-f', 'image2', `${folder}/${stillPattern}`],
  ];
}
