/** What a rung is told, taken from the product's own plan, so that both make the same. */
export interface RawRung {
  width: number;
  height: number;
  preset: string;
  tuning: Readonly<Record<string, string | number>>;
  crf: number;
  /** kbit/s. */
  maxrate: number;
}

/**
 * The yardstick of a ladder: one ffmpeg, one decode, every rung with the same choices and keyframes, as whole
 * HLS with fMP4 segments. Nothing else is made on the way.
 */
export function rawLadderArguments(
  input: string,
  folder: string,
  rungs: readonly RawRung[],
  keyframeInterval: number,
): string[] {
  const split = `[0:v]split=${rungs.length}${rungs.map((_, i) => `[s${i}]`).join('')}`;
  const scales = rungs.map(({ width, height }, i) => `[s${i}]scale=${width}:${height}:flags=bicubic[v${i}]`);
  const streams = rungs.flatMap(({ preset, tuning, crf, maxrate }, i) => [
    ...['-map', `[v${i}]`, '-map', '0:a:0', `-c:v:${i}`, 'libx264', `-crf:v:${i}`, `${crf}`],
    ...[`-preset:v:${i}`, preset],
    ...[
      `-x264-params:v:${i}`,
      Object.entries(tuning)
        .map((pair) => pair.join('='))
        .join(':'),
    ],
    ...[`-maxrate:v:${i}`, `${maxrate}k`, `-bufsize:v:${i}`, `${maxrate * 2}k`],
  ]);
  return [
    ...[
      '-hide_banner',
      '-nostdin',
      '-loglevel',
      'warning',
      '-y',
      '-i',
      input,
      '-filter_complex',
      [split, ...scales].join(';'),
    ],
    ...[...streams, '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ...[
      '-g',
      `${keyframeInterval}`,
      '-keyint_min',
      `${keyframeInterval}`,
      '-sc_threshold',
      '0',
      '-c:a',
      'aac',
      '-b:a',
      '128k',
      '-ar',
      '48000',
      '-ac',
      '2',
    ],
    ...[
      '-f',
      'hls',
      '-hls_time',
      '4',
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
      '-hls_flags',
      'independent_segments',
    ],
    ...['-var_stream_map', rungs.map((_, i) => `v:${i},a:${i}`).join(' '), '-master_pl_name', 'master.m3u8'],
    ...['-hls_segment_filename', `${folder}/%v/%05d.m4s`, `${folder}/%v/index.m3u8`],
  ];
}
