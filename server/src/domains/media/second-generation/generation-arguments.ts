import type { Workplace } from '../plan/ffmpeg-arguments.ts';
import { hls, hlsOfEach } from '../plan/hls-arguments.ts';
import { inputGuard } from '../source/input-guard.ts';
import type { FrameRate } from '../source/source-facts.ts';
import type { GenerationPlan, GenerationRung } from './generation-plan.ts';

/** What a second generation is made from, as ffmpeg is told it. */
export interface Origin {
  /** A file for the picture, then those of sounds that lie apart from it. */
  inputs: readonly string[];
  /** A file for each moment that is looked at; none: they are found in the first input. */
  momentFiles: readonly string[];
  /** `0:0`: the picture. */
  picture: string;
  /** What a picture goes through before it is scaled; `from` is the second at which it begins. */
  filters(from: number): string;
  /** Scales a picture and brings its range into order. */
  scaled(size: { width: number; height: number }): string;
  colours: readonly string[];
  /** Muxed into every rung, or each in a folder of its own. */
  sounds: readonly OriginSound[];
  soundIsMuxed: boolean;
}
export interface OriginSound {
  /** `1:0`. */
  stream: string;
  /** Its folder, where it is not muxed. */
  name: string;
  isMono: boolean;
  /** Seconds of silence that an encoder put before it. */
  primed: number;
}

const quiet = ['-hide_banner', '-nostdin', '-nostats', '-progress', 'pipe:1', '-y'];
const anonymous = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];
const patience = ['-max_muxing_queue_size', '4096'];
const rate = ({ num, den }: FrameRate): string => (den === 1 ? `${num}` : `${num}/${den}`);
const inputsOf = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...inputGuard, '-i', `file:${file}`]);

/**
 * Ten bits, whatever the source has: the steps of eight are seen in slow gradients, which drawn skies are made of. The
 * profile that has both is the one that every decoder of AV1 has to know.
 */
const pixels = 'yuv420p10le';
/** A tenth more bits than at 8, in half the time: as much as H.264 takes. */
const preset = '10';

const videoCodec = ({ keyframeInterval }: GenerationPlan): string[] => [
  ...['-c:v', 'libsvtav1', '-preset', preset, '-pix_fmt', pixels],
  // Keyframes only at a fixed distance, as in the first generation.
  ...['-g', `${keyframeInterval}`, '-svtav1-params', 'scd=0'],
];
const rungRate = ({ crf, maxrate }: GenerationRung, order: number): string[] => [
  ...[`-crf:v:${order}`, `${crf}`],
  ...[`-maxrate:v:${order}`, `${maxrate}k`, `-bufsize:v:${order}`, `${maxrate * 2}k`],
];
/** By variable rate: silence costs next to nothing. */
const soundCodec = (isMono: boolean): string[] => [
  ...['-c:a', 'libopus', '-b:a', isMono ? '56k' : '96k', '-vbr', 'on', '-ar', '48000'],
  ...['-ac', isMono ? '1' : '2'],
];
/** Slightly beyond the picture, as in the first generation. */
const steadySound = (
  { isMono, primed }: OriginSound,
  { durationSeconds, frameRate: { num, den } }: GenerationPlan,
): string =>
  `${primed > 0 ? `asetpts=PTS-${primed.toFixed(6)}/TB,` : ''}aresample=48000:async=1:first_pts=0,aformat=channel_layouts=${isMono ? 'mono' : 'stereo'},` +
  `apad=whole_len=${Math.ceil((durationSeconds + (2 * den) / num) * 48_000)}`;

/** Frames by their number alone: times that were rounded differently would be compared with their neighbors. */
export const countedOut = ({ num, den }: FrameRate): string => `settb=${den}/${num},setpts=N`;

/** Each size is made from the next larger one, as in the first generation. Answers the graph and the name of each picture. */
function scaledGraph(origin: Origin, rungs: readonly GenerationRung[], start: string): string[] {
  const last = rungs.length - 1;
  return rungs
    .map((rung, order) => {
      const from = order === last ? start : `[s${order + 1}]`;
      const scale = origin.scaled(rung).replace('format=yuv420p', `format=${pixels}`);
      return `${from}${scale}${order === 0 ? '[v0]' : `,split=2[v${order}][s${order}]`}`;
    })
    .reverse();
}

/** All rungs of the second generation from one decode, with the sound. */
export function generationArguments(
  plan: GenerationPlan,
  origin: Origin,
  { folder }: Pick<Workplace, 'folder'>,
): string[] {
  const { rungs } = plan;
  const before = origin.filters(0);
  const graph = scaledGraph(origin, rungs, `[${origin.picture}]${before === '' ? '' : `${before},`}`);
  origin.sounds.forEach((sound, order) => {
    graph.push(`[${sound.stream}]${steadySound(sound, plan)}[sound${order}]`);
  });
  const muxed = origin.soundIsMuxed ? origin.sounds[0] : undefined;
  const outputs = [
    ...rungs.flatMap((_, order) => ['-map', `[v${order}]`]),
    ...(muxed ? ['-map', '[sound0]', ...soundCodec(muxed.isMono)] : []),
    ...videoCodec(plan),
    ...rungs.flatMap(rungRate),
    ...[...origin.colours, ...anonymous, ...patience],
    ...hlsOfEach(
      rungs.map(({ name }, order) => ({
        folder: `${folder}/${name}`,
        streams: muxed ? [order, rungs.length] : [order],
      })),
    ),
  ];
  if (!origin.soundIsMuxed)
    origin.sounds.forEach((sound, order) => {
      outputs.push('-map', `[sound${order}]`, ...soundCodec(sound.isMono), ...anonymous);
      outputs.push(...hls(`${folder}/${sound.name}`));
    });
  return [
    ...[...quiet, '-loglevel', 'warning', ...inputsOf(origin.inputs)],
    ...['-filter_complex', graph.join(';'), ...outputs],
  ];
}

/** Frames of a moment that a first try is made of. */
const triedFrames = 48;
export const triedMoments = ({ moments }: GenerationPlan): GenerationPlan['moments'] =>
  moments.map((moment) => ({ ...moment, frames: Math.min(triedFrames, moment.frames) }));

export const triedFile = (folder: string, { name }: GenerationRung): string => `${folder}/tried-${name}.mkv`;

/** The moments of the origin one after another, as one picture, and the inputs they come from. */
function momentsGraph(
  { frameRate }: GenerationPlan,
  origin: Origin,
  moments: GenerationPlan['moments'],
): { inputs: string[]; graph: string[]; picture: string } {
  const margin = frameRate.den / frameRate.num / 4;
  const inputs = moments.flatMap(({ start }, order) => {
    const file = origin.momentFiles[order];
    if (file !== undefined) return inputsOf([file]);
    // A frame's time may be rounded to just before it.
    return ['-ss', Math.max(0, start - margin).toFixed(6), ...inputsOf(origin.inputs.slice(0, 1))];
  });
  const graph = moments.map(({ start, frames }, order) => {
    const before = origin.filters(start);
    return (
      `[${origin.picture.replace(/^0:/, `${order}:`)}]${before === '' ? '' : `${before},`}` +
      `trim=end_frame=${frames},setpts=N/(${rate(frameRate)})/TB[m${order}]`
    );
  });
  const named = moments.map((_, order) => `[m${order}]`).join('');
  graph.push(`${named}concat=n=${moments.length}:v=1:a=0,${countedOut(frameRate)}[moments]`);
  // Times stay those of the whole video: frames are chosen from it as when all of it is made.
  return { inputs: ['-copyts', '-start_at_zero', ...inputs], graph, picture: '[moments]' };
}

/** A first try: every rung of a few moments. */
export function tryArguments(plan: GenerationPlan, origin: Origin, folder: string): string[] {
  const { inputs, graph, picture } = momentsGraph(plan, origin, triedMoments(plan));
  const outputs = plan.rungs.flatMap((rung, order) => [
    ...['-map', `[v${order}]`, ...videoCodec(plan), ...rungRate(rung, 0)],
    ...[...origin.colours, ...anonymous, '-f', 'matroska', triedFile(folder, rung)],
  ]);
  return [
    ...[...quiet, '-loglevel', 'warning', ...inputs],
    ...['-filter_complex', [...graph, ...scaledGraph(origin, plan.rungs, picture)].join(';'), ...outputs],
  ];
}

/**
 * Compares moments of the origin with what was made of them, a file for each rung. ffmpeg says in its log how alike each is,
 * lowest rung first.
 */
export function likenessArguments(
  plan: GenerationPlan,
  origin: Origin,
  moments: GenerationPlan['moments'],
  made: readonly string[],
): string[] {
  const { inputs, graph, picture } = momentsGraph(plan, origin, moments);
  const known = moments.length;
  const timed = countedOut(plan.frameRate);
  const pairs = plan.rungs.map(
    (_, order) => `[${known + order}:v]format=${pixels},${timed}[made${order}];[made${order}][v${order}]ssim`,
  );
  return [
    ...[...quiet, '-loglevel', 'info', ...inputs, ...inputsOf(made)],
    '-filter_complex',
    [...graph, ...scaledGraph(origin, plan.rungs, picture), ...pairs].join(';'),
    ...['-f', 'null', '-'],
  ];
}

/** How alike each rung is, in the order of the filters that said it. */
export function readLikenesses(log: string): number[] {
  const found = [...log.matchAll(/Parsed_ssim_(\d+) @ .*?SSIM .*?All:([\d.]+|inf)/g)];
  return found
    .map(([, place, value]) => ({ place: Number(place), value: value === 'inf' ? 1 : Number(value) }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
