import type { FrameRate } from '#server/domains/media/source/source-facts.ts';

/** What a rung of the fixed ladder is told: x264 veryfast, no tune, whatever the source is. */
export interface FixedRung {
  rung: number;
  width: number;
  height: number;
}
/** Quality and most kbit/s by short side, frozen as the product had them before it looked at sources. */
const fixed = [
  { upTo: 240, crf: 21, maxrate: 900 },
  { upTo: 360, crf: 21, maxrate: 1600 },
  { upTo: 480, crf: 22, maxrate: 2800 },
  { upTo: 720, crf: 23, maxrate: 5500 },
  { upTo: 1080, crf: 23, maxrate: 10_000 },
];
/** Every short side that the fixed ladder makes. */
export const fixedHeights = fixed.map(({ upTo }) => upTo);

/** The yardstick of bits: one ffmpeg, one decode, each rung from the next larger one; `coarser` is added to every crf. */
export function fixedLadderArguments(
  input: string,
  folder: string,
  rungs: readonly FixedRung[],
  rate: FrameRate,
  coarser: number,
): string[] {
  const keyframes = String(Math.ceil((rate.num / rate.den) * 4 - 1e-6));
  const graph = rungs
    .map(({ width, height }, at) => {
      const from = at === rungs.length - 1 ? `[0:v]fps=${rate.num}/${rate.den},` : `[s${at + 1}]`;
      const out = at === 0 ? '[v0]' : `,split=2[v${at}][s${at}]`;
      return `${from}scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p${out}`;
    })
    .reverse()
    .join(';');
  const each = rungs.flatMap(({ rung }, at) => {
    const { crf, maxrate } = fixed.find(({ upTo }) => rung <= upTo) ?? fixed.at(-1)!;
    return [
      ...['-map', `[v${at}]`, '-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high'],
      ...['-g', keyframes, '-keyint_min', keyframes, '-sc_threshold', '0'],
      ...['-crf', `${crf + coarser}`, '-maxrate', `${maxrate}k`, '-bufsize', `${maxrate * 2}k`],
      ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
      ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', `${folder}/${rung}p/%05d.m4s`],
      `${folder}/${rung}p/index.m3u8`,
    ];
  });
  return [
    '-hide_banner',
    '-nostdin',
    '-loglevel',
    'error',
    '-y',
    '-i',
    input,
    '-filter_complex',
    graph,
    ...each,
  ];
}
