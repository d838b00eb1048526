import { height, margin, type Weather, width } from './art/stage.ts';
import type { DemoClip, Sound } from './catalogue/clips.ts';

/** Clips are small on purpose: the pipeline makes the ladder of one in a few seconds. */
export const clipWidth = 640;
const clipHeight = 360;
export const framesPerSecond = 24;

const scale = clipWidth / width;
const overscan = margin * scale;
/** Layers are rendered with their margins, so that they can move behind the frame. */
export const layerSize = { width: clipWidth + 2 * overscan, height: clipHeight + 2 * overscan };
export const layerView = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
/** Weather is drawn twice, one frame's height apart, so that it scrolls without a seam. */
export const weatherView = { x: -margin, y: 0, width: width + 2 * margin, height: 2 * height };
export const weatherSize = { width: layerSize.width, height: 2 * clipHeight };

/** Frame heights per second that the weather moves; below 0 it rises. */
const fall: Readonly<Record<Weather, number>> = {
  petals: 0.14,
  rain: 1.4,
  snow: 0.17,
  fireflies: -0.06,
  sparks: -0.09,
};

export interface ClipFiles {
  /** From the back to the front; the first is opaque. */
  layers: readonly { file: string; depth: number }[];
  weather: { file: string; kind: Weather } | null;
  /** One captions file per language, ISO 639-2. */
  captions: readonly { file: string; language: string }[];
  output: string;
}

/** The arguments for ffmpeg that make the layers of a scene pass at their own speeds over a soft sound. */
export function clipArguments(clip: DemoClip, files: ClipFiles): string[] {
  const pictures = [
    ...files.layers.map((layer) => layer.file),
    ...(files.weather ? [files.weather.file] : []),
  ];
  const firstCaption = pictures.length;
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
    ...pictures.flatMap((file) => ['-framerate', String(framesPerSecond), '-i', file]),
    ...files.captions.flatMap(({ file }) => ['-i', file]),
    ...[
      '-filter_complex',
      `${pictureFilter(clip, files)};${soundFilter(clip)}`,
      '-map',
      '[picture]',
      '-map',
      '[sound]',
    ],
    ...files.captions.flatMap(({ language }, index) => [
      ...['-map', `${firstCaption + index}:0`, `-metadata:s:s:${index}`, `language=${language}`],
    ]),
    ...['-t', String(clip.seconds), '-r', String(framesPerSecond)],
    ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', '16', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '96k', '-c:s', 'mov_text', '-movflags', '+faststart', files.output],
  ];
}

function pictureFilter(clip: DemoClip, { layers, weather }: ClipFiles): string {
  // From side to side within the margins, slower at both ends.
  const sway = `cos(PI*t/${clip.seconds})`;
  const way = { left: [1, 0.08], right: [-1, 0.08], up: [0.12, 1], down: [0.12, -1] }[clip.pan] as [
    number,
    number,
  ];
  const place = (depth: number, direction: number): string =>
    `${-overscan}+${(depth * direction * overscan * 0.96).toFixed(2)}*${sway}`;
  const steps = [
    `[0:v]crop=${clipWidth}:${clipHeight}:${overscan}:${overscan},format=yuv420p,loop=-1:1:0,trim=duration=${clip.seconds}[under0]`,
  ];
  layers.slice(1).forEach(({ depth }, index) => {
    const [from, to] = [`under${index}`, `under${index + 1}`];
    steps.push(`[${index + 1}:v]format=yuva420p[layer${index + 1}]`);
    steps.push(
      `[${from}][layer${index + 1}]overlay=x='${place(depth, way[0])}':y='${place(depth, way[1])}'[${to}]`,
    );
  });
  const last = `under${layers.length - 1}`;
  if (weather === null) return `${steps.join(';')};[${last}]null[picture]`;
  const speed = fall[weather.kind] * clipHeight;
  const passed = speed < 0 ? `${clipHeight}-mod(${-speed}*t,${clipHeight})` : `mod(${speed}*t,${clipHeight})`;
  steps.push(`[${layers.length}:v]format=yuva420p[weather]`);
  steps.push(`[${last}][weather]overlay=x='${place(0.6, way[0])}':y='${passed}-${clipHeight}'[picture]`);
  return steps.join(';');
}

// Swells by `volume`, since `tremolo` of the old bundled ffmpeg writes past its table at such slow rates.
const swell = (rate: number, depth: number): string =>
  `volume='${1 - depth / 2}+${depth / 2}*sin(2*PI*${rate}*t)':eval=frame`;
const beds: Readonly<Record<Sound['bed'], (seconds: number) => string>> = {
  sea: (seconds) => `anoisesrc=d=${seconds}:c=brown:a=0.7:r=48000:seed=3,lowpass=f=700,${swell(0.22, 0.75)}`,
  rain: (seconds) => `anoisesrc=d=${seconds}:c=pink:a=0.3:r=48000:seed=5,highpass=f=900,${swell(0.4, 0.12)}`,
  wind: (seconds) => `anoisesrc=d=${seconds}:c=brown:a=0.45:r=48000:seed=7,lowpass=f=380,${swell(0.14, 0.6)}`,
  hum: (seconds) => `anoisesrc=d=${seconds}:c=brown:a=0.25:r=48000:seed=9,lowpass=f=160`,
};

/** A slow chord, its voices swelling in turn and a little apart between left and right, over a bed of noise. */
function soundFilter({ seconds, sound }: DemoClip): string {
  const voice = (detune: number): string =>
    sound.chord
      .map(
        (pitch, index) =>
          `0.11*sin(2*PI*${pitch}*${detune}*t)*(0.62+0.38*sin(2*PI*0.13*${index + 1}*t+${index}))`,
      )
      .join('+');
  return [
    `aevalsrc='${voice(1)}|${voice(1.003)}':s=48000:d=${seconds}[chord]`,
    `${beds[sound.bed](seconds)}[bed]`,
    `[chord][bed]amix=inputs=2:duration=first,afade=t=in:d=0.8,afade=t=out:st=${seconds - 1}:d=1[sound]`,
  ].join(';');
}
