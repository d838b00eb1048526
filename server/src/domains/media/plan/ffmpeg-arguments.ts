import { inputGuard } from '../source/input-guard.ts';
import type { SourceFacts, VideoFacts } from '../source/source-facts.ts';
import { hls, hlsOfEach } from './hls-arguments.ts';
import type { LadderPlan, Rung } from './ladder-plan.ts';
import {
  encoderCodec,
  encoderDevice,
  encoderFilters,
  encoderRate,
  software,
  type VideoEncoder,
} from './video-encoder.ts';

/** What a run works on. Paths are absolute; outputs are in `folder`, under the names below. */
export interface Workplace {
  input: string;
  folder: string;
  /** Whether this ffmpeg can convert high dynamic range (zscale and tonemap). */
  canToneMap: boolean;
}
export const audioFolder = (order: number): string => `audio-${order + 1}`;
export const captionFile = (order: number): string => `captions-${order + 1}.vtt`;
export const previewFile = 'preview.mp4';
export const sheetPattern = 'sheet-%03d.jpg';
export const sheetFile = (order: number): string => `sheet-${String(order + 1).padStart(3, '0')}.jpg`;
export const stillFile = (order: number): string => `still-${order + 1}.jpg`;

const quiet = ['-hide_banner', '-nostdin', '-nostats', '-progress', 'pipe:1', '-y'];
/** Where a phone filmed something is nobody's business. */
const anonymous = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];
/** One stream may begin long after another. */
const patience = ['-max_muxing_queue_size', '4096'];

/** Only numbers come from the file, so nothing needs quoting but our own path. */
const fileAddress = (path: string): string => `file:${path}`;
const rate = ({ num, den }: { num: number; den: number }): string => (den === 1 ? `${num}` : `${num}/${den}`);

export const isToneMapped = (video: VideoFacts, { canToneMap }: Workplace): boolean =>
  video.transfer !== 'sdr' && canToneMap;
const toneMapping = (video: VideoFacts): string[] => [
  `zscale=tin=${video.transfer === 'pq' ? 'smpte2084' : 'arib-std-b67'}:min=bt2020nc:pin=bt2020:t=linear:npl=100`,
  'format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv,format=yuv420p',
];

/**
 * What every frame goes through before the split: deinterlacing, a steady rate, standard dynamic range. `from`: the second at
 * which the frames begin.
 */
export function commonFilters(
  plan: Pick<LadderPlan, 'frameRate'>,
  video: VideoFacts,
  workplace: Workplace,
  largest: Pick<Rung, 'width' | 'height'>,
  from = 0,
): string {
  const filters: string[] = [];
  if (video.interlaced) filters.push('yadif=deint=interlaced');
  filters.push(`fps=fps=${rate(plan.frameRate)}:start_time=${from}`);
  if (isToneMapped(video, workplace)) {
    // Tone mapping is expensive: it runs on the largest picture needed, not on the source's.
    filters.push(`scale=${largest.width}:${largest.height}:flags=bicubic`, ...toneMapping(video));
  }
  return filters.join(',');
}

/** A picture that already has its size and range passes untouched. */
export function scaled({ width, height }: { width: number; height: number }, video: VideoFacts): string {
  const range = video.limitedRange ? '' : ':out_range=tv';
  const matrix = video.rgb ? ':out_color_matrix=bt709' : '';
  return `scale=${width}:${height}:flags=bicubic${range}${matrix},setsar=1,format=yuv420p`;
}

/** All rungs declare the same colours, so switching between them does not shift a hue. */
export function colours(video: VideoFacts, toneMapped: boolean): string[] {
  const modern =
    toneMapped || video.rgb || (video.matrix === null && Math.min(video.width, video.height) >= 720);
  const matrix = modern ? 'bt709' : (video.matrix ?? 'smpte170m');
  const primaries = modern ? 'bt709' : (video.primaries ?? (matrix === 'bt709' ? 'bt709' : 'smpte170m'));
  const curve = modern ? 'bt709' : (video.curve ?? (matrix === 'bt709' ? 'bt709' : 'smpte170m'));
  return ['-colorspace', matrix, '-color_primaries', primaries, '-color_trc', curve, '-color_range', 'tv'];
}

/** Options of one rung; `stream` names it if an output has several. */
function rungRate(rung: Rung, stream = '', { kind } = software): string[] {
  if (kind !== 'software') return encoderRate(kind, rung, stream);
  const { preset, tuning, crf, maxrate } = rung;
  const told = Object.entries(tuning).map(([name, value]) => `${name}=${value}`);
  return [
    ...[`-preset${stream}`, preset, `-x264-params${stream}`, told.join(':')],
    ...[`-crf${stream}`, `${crf}`],
    ...[`-maxrate${stream}`, `${maxrate}k`, `-bufsize${stream}`, `${maxrate * 2}k`],
  ];
}
const videoCodec = ({ keyframeInterval }: LadderPlan, { kind } = software): string[] =>
  kind !== 'software'
    ? encoderCodec(kind, keyframeInterval)
    : [
        ...['-c:v', 'libx264', '-profile:v', 'high'],
        // Keyframes only at a fixed distance: segments of all rungs begin at the same frames.
        ...['-g', `${keyframeInterval}`, '-keyint_min', `${keyframeInterval}`, '-sc_threshold', '0'],
      ];
type Sound = SourceFacts['audio'][number];
/** One channel takes half the bits, and two that are the same would take nearly as many as two. */
const audioCodec = ({ channels }: Sound): string[] => [
  ...['-c:a', 'aac', '-b:a', channels === 1 ? '64k' : '128k', '-ar', '48000'],
  ...['-ac', channels === 1 ? '1' : '2'],
];
/** Gaps are filled with silence and a late start is padded, so sound and picture stay together. */
const steadySound = ({ channels }: Sound): string =>
  `aresample=48000:async=1:first_pts=0,aformat=channel_layouts=${channels === 1 ? 'mono' : 'stereo'}`;
/**
 * Sound that ends before the picture continues as silence, slightly beyond it: for a segment without sound a
 * browser has nothing to buffer, and a video that ends in one never ends. In samples, because old builds do
 * not accept seconds here.
 */
const toTheEnd = ({ durationSeconds, frameRate: { num, den } }: LadderPlan): string =>
  `,apad=whole_len=${Math.ceil((durationSeconds + (2 * den) / num) * 48_000)}`;

const input = (workplace: Workplace): string[] => [...inputGuard, '-i', fileAddress(workplace.input)];

/** Folders that must exist before a run. */
export const firstPassFolders = (plan: LadderPlan, source: SourceFacts): string[] => [
  plan.first.name,
  ...(plan.audio === 'renditions' ? source.audio.map((_, order) => audioFolder(order)) : []),
];

/**
 * The first process: one low rung with sound, which grows while it is made. The same decode yields what a
 * page shows later: storyboard, preview, captions and the loudness measurement. `extras` leaves those out, to
 * measure their cost.
 */
export function firstPassArguments(
  plan: LadderPlan,
  source: SourceFacts,
  workplace: Workplace,
  extras = true,
): string[] {
  const video = source.video!;
  const { folder } = workplace;
  const toneMapped = isToneMapped(video, workplace);
  const common = commonFilters(plan, video, workplace, plan.first);
  const { storyboard, preview } = plan;
  const shown = preview.cuts.map(({ start, end }) => `between(t,${start},${end})`).join('+');
  const low = `[0:${video.index}]${common},${scaled(plan.first, video)}`;
  const graph = extras
    ? [
        // Storyboard and preview are smaller than the rung, so they are made from it.
        `${low},split=3[rung][b][c]`,
        `[b]fps=fps=1/${storyboard.interval}:start_time=0,scale=${storyboard.width}:${storyboard.height}:flags=bicubic:out_range=pc,` +
          `setsar=1,format=yuvj420p,tile=${storyboard.columns}x${storyboard.rows}[sheets]`,
        `[c]select='${shown}',setpts=N/(${rate(plan.frameRate)})/TB,fps=fps=${rate(preview.frameRate)},` +
          `scale=${preview.width}:${preview.height}:flags=bicubic,setsar=1[preview]`,
      ]
    : [`${low}[rung]`];
  source.audio.forEach((track, order) => {
    // The track that plays by default is the one whose loudness counts.
    const measured = extras && order === 0 ? ',ebur128=framelog=verbose' : '';
    graph.push(`[0:${track.index}]${steadySound(track)}${measured}${toTheEnd(plan)}[sound${order}]`);
  });

  const rung = [
    '-map',
    '[rung]',
    ...(plan.audio === 'muxed' ? ['-map', '[sound0]', ...audioCodec(source.audio[0]!)] : []),
  ];
  const outputs = [
    ...[...rung, ...videoCodec(plan), ...rungRate(plan.first)],
    ...[...colours(video, toneMapped), ...anonymous, ...patience],
    ...hls(`${folder}/${plan.first.name}`),
  ];
  if (plan.audio === 'renditions') {
    source.audio.forEach((track, order) => {
      outputs.push(
        '-map',
        `[sound${order}]`,
        ...audioCodec(track),
        ...anonymous,
        ...hls(`${folder}/${audioFolder(order)}`),
      );
    });
  }
  if (extras) {
    outputs.push(
      '-map',
      '[sheets]',
      '-c:v',
      'mjpeg',
      '-q:v',
      '4',
      ...anonymous,
      '-f',
      'image2',
      `${folder}/${sheetPattern}`,
    );
    outputs.push(
      ...[
        '-map',
        '[preview]',
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-crf',
        '28',
        '-maxrate',
        '700k',
        '-bufsize',
        '1400k',
      ],
      ...[
        ...colours(video, toneMapped),
        ...anonymous,
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
        `${folder}/${previewFile}`,
      ],
    );
    source.subtitles.forEach(({ index }, order) => {
      const bare = ['-map_metadata', '-1', '-map_chapters', '-1'];
      outputs.push(
        '-map',
        `0:${index}`,
        '-c:s',
        'webvtt',
        ...bare,
        '-f',
        'webvtt',
        `${folder}/${captionFile(order)}`,
      );
    });
  }
  return [...quiet, '-loglevel', 'info', ...input(workplace), '-filter_complex', graph.join(';'), ...outputs];
}

/** The second process: all other rungs from one decode. */
export function ladderArguments(
  plan: LadderPlan,
  source: SourceFacts,
  workplace: Workplace,
  encoder: VideoEncoder = software,
): string[] {
  const video = source.video!;
  const toneMapped = isToneMapped(video, workplace);
  const common = commonFilters(plan, video, workplace, plan.rest.at(-1)!);
  const count = plan.rest.length;
  // Each rung is scaled from the next larger one: half the work of scaling each from the source, and as good
  // to the eye.
  const graph = plan.rest.map((rung, order) => {
    const from = order === count - 1 ? `[0:${video.index}]${common},` : `[s${order + 1}]`;
    return `${from}${scaled(rung, video)}${order === 0 ? '[v0]' : `,split=2[v${order}][s${order}]`}`;
  });
  graph.reverse();
  const last = encoderFilters(encoder);
  if (last !== '') graph.push(...plan.rest.map((_, order) => `[v${order}]${last}[e${order}]`));
  const sound = plan.audio === 'muxed' ? source.audio[0]! : null;
  if (sound) graph.push(`[0:${sound.index}]${steadySound(sound)}${toTheEnd(plan)}[sound]`);
  const outputs = [
    ...plan.rest.flatMap((_, order) => ['-map', last === '' ? `[v${order}]` : `[e${order}]`]),
    ...(sound ? ['-map', '[sound]', ...audioCodec(sound)] : []),
    ...videoCodec(plan, encoder),
    ...plan.rest.flatMap((rung, order) => rungRate(rung, `:v:${order}`, encoder)),
    ...[...colours(video, toneMapped), ...anonymous, ...patience],
    // Every rung carries the same sound, which is encoded once.
    ...hlsOfEach(
      plan.rest.map(({ name }, order) => ({
        folder: `${workplace.folder}/${name}`,
        streams: sound ? [order, count] : [order],
      })),
    ),
  ];
  return [
    ...quiet,
    '-loglevel',
    'warning',
    ...encoderDevice(encoder),
    ...input(workplace),
    '-filter_complex',
    graph.join(';'),
    ...outputs,
  ];
}

/** Candidates for the thumbnail: a short video is read once, a long one is sampled at keyframes. */
export function stillArguments(plan: LadderPlan, source: SourceFacts, workplace: Workplace): string[] {
  const { stills } = plan;
  const video = source.video!;
  const { width, height, times } = stills;
  const filters = [
    // Otherwise the keyframe before a moment counts as late, and would be dropped for the one after it, or
    // for none.
    ...(stills.byJumping ? ['setpts=PTS-STARTPTS'] : []),
    ...(video.interlaced ? ['yadif=deint=interlaced'] : []),
    ...(isToneMapped(video, workplace)
      ? [`scale=${width}:${height}:flags=bicubic`, ...toneMapping(video)]
      : []),
    `scale=${width}:${height}:flags=bicubic:out_range=pc,setsar=1,format=yuvj420p`,
  ].join(',');
  const picture = ['-c:v', 'mjpeg', '-q:v', '2', ...anonymous, '-f', 'image2'];
  if (!stills.byJumping) {
    const spread = `fps=fps=${times.length}000/${Math.max(1, Math.round(stills.seconds * 1000))}:start_time=0`;
    const output = [
      '-map',
      `0:${video.index}`,
      '-vf',
      `${spread},${filters}`,
      '-frames:v',
      `${times.length}`,
      ...picture,
    ];
    return [
      ...quiet,
      '-loglevel',
      'error',
      ...input(workplace),
      ...output,
      `${workplace.folder}/still-%d.jpg`,
    ];
  }
  const jump = ['-skip_frame', 'nokey', '-noaccurate_seek', '-threads', '1'];
  const inputs = times.flatMap((time) => [...jump, '-ss', `${time}`, ...input(workplace)]);
  const outputs = times.flatMap((_, order) => [
    ...['-map', `${order}:${video.index}`, '-vf', filters, '-frames:v', '1', ...picture],
    ...['-update', '1', `${workplace.folder}/${stillFile(order)}`],
  ]);
  return [...quiet, '-loglevel', 'error', ...inputs, ...outputs];
}
