import { height as canvasHeight, width as canvasWidth, margin, type Weather } from '../art/stage.ts';
import { type Actor, actors } from './actors.ts';
import type { Light, Shot, Words } from './film.ts';
import { strikeAt } from './score.ts';

/** Drawn films move in few pictures; each costs its share of the machine three times over. */
export const framesPerSecond = 16;
/** How far layers reach past the frame on each side, in parts of its width. */
const reserve = 0.1;

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels beyond each edge, behind which layers move. */
  readonly overscan: number;
}

export function frameOf(height: number): Frame {
  const width = Math.round((height * canvasWidth) / canvasHeight / 2) * 2;
  return { width, height, overscan: Math.round((width * reserve) / 2) * 2 };
}

/** The part of the canvas that a shot's layers are drawn from, with what is beyond the frame. */
export function viewOf({ camera: { zoom, x, y } }: Shot): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const [width, height] = [canvasWidth / zoom, canvasHeight / zoom];
  const beyond = margin / zoom;
  return {
    x: x - width / 2 - beyond,
    y: y - height / 2 - beyond,
    width: width + 2 * beyond,
    height: height + 2 * beyond,
  };
}

/** A drawn file, and where its left upper corner lies before anything moves, in pixels of the frame. */
export interface Placed {
  readonly file: string;
  readonly x: number;
  readonly y: number;
}

export interface ShotFiles {
  /** From the back to the front; the first is opaque, and as large as the frame with its overscan. */
  readonly layers: readonly (Placed & { depth: number })[];
  /** The poses of each actor of the shot. */
  readonly poses: readonly (readonly string[])[];
  readonly weather: { readonly file: string; readonly kind: Weather } | null;
  readonly words: readonly Placed[];
  readonly output: string;
}

/** Frame heights per second that the weather moves; below 0 it rises. */
const fall: Readonly<Record<Weather, number>> = {
  petals: 0.14,
  rain: 1.4,
  snow: 0.17,
  fireflies: -0.06,
  sparks: -0.09,
};

/** The arguments for ffmpeg that film one shot: layers that pass at their own speeds, and all that moves before them. */
export function shotArguments(shot: Shot, files: ShotFiles, frame: Frame): string[] {
  const pictures = [
    ...files.layers.map(({ file }) => file),
    ...files.poses.flat(),
    ...(files.weather === null ? [] : [files.weather.file]),
    ...files.words.map(({ file }) => file),
  ];
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
    ...pictures.flatMap((file) => ['-framerate', String(framesPerSecond), '-i', file]),
    ...['-filter_complex', pictureFilter(shot, files, frame), '-map', '[picture]'],
    ...['-frames:v', String(shot.seconds * framesPerSecond), '-r', String(framesPerSecond)],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '15', '-pix_fmt', 'yuv420p', '-threads', '2'],
    files.output,
  ];
}

function pictureFilter(shot: Shot, files: ShotFiles, frame: Frame): string {
  const { width, height, overscan } = frame;
  const { seconds, camera } = shot;
  const p = `(t/${seconds})`;
  const sway = camera.fromStill ? p : `(2*${p}-1)`;
  const [across, down] = { left: [1, 0.08], right: [-1, 0.08], up: [0.1, 1], down: [0.1, -1] }[
    camera.pan
  ] as [number, number];
  const moved = (at: number, depth: number, way: number): string =>
    `${at}+${(depth * way * overscan * 0.96).toFixed(2)}*${sway}`;
  const steps: string[] = [];
  let input = 0;
  let under = 'base';
  const over = (prepared: string, x: string, y: string, enable = ''): void => {
    const [name, to] = [`in${input}`, `on${input}`];
    steps.push(`[${input}:v]${prepared}[${name}]`);
    steps.push(`[${under}][${name}]overlay=x='${x}':y='${y}'${enable && `:enable='${enable}'`}[${to}]`);
    under = to;
    input += 1;
  };
  steps.push(
    `[0:v]crop=${width}:${height}:${overscan}:${overscan},format=yuv420p,loop=-1:1:0,trim=duration=${seconds}[base]`,
  );
  const unit = width / canvasWidth;
  const cast = shot.actors.map((name, index) => ({
    actor: actors[name] as Actor,
    poses: files.poses[index]!,
  }));
  const firstPose = files.layers.length;
  const enter = ({ actor, poses }: (typeof cast)[number]): void => {
    const at = (expression: string): string => `(${expression.replaceAll(/\bp\b/g, p)})*${unit}`;
    const before = cast.slice(
      0,
      cast.findIndex((one) => one.actor === actor),
    );
    input = firstPose + before.reduce((sum, one) => sum + one.poses.length, 0);
    poses.forEach((_, turn) => {
      const shown = poses.length === 1 ? '' : `eq(mod(floor(t/${actor.beat}),${poses.length}),${turn})`;
      over('format=yuva420p', at(actor.x), at(actor.y), shown);
    });
  };
  const waiting = new Set(cast);
  files.layers.forEach(({ x, y, depth }, index) => {
    for (const one of waiting) {
      if (one.actor.depth >= depth) continue;
      waiting.delete(one);
      enter(one);
    }
    input = index;
    if (index > 0) over('format=yuva420p', moved(x, depth, across), moved(y, depth, down));
  });
  for (const one of waiting) enter(one);
  input = firstPose + files.poses.flat().length;
  if (files.weather !== null) {
    const speed = fall[files.weather.kind] * height;
    const passed = speed < 0 ? `${height}-mod(${-speed}*t,${height})` : `mod(${speed}*t,${height})`;
    over('format=yuva420p', moved(-overscan, 0.6, across), `${passed}-${height}`);
  }
  steps.push(`[${under}]${light(shot)}[lit]`);
  under = 'lit';
  shot.words.forEach((words, index) => {
    const { x, y } = files.words[index]!;
    over(fading(words), `${x}`, `${y}`, `between(t,${words.from},${words.to})`);
  });
  steps.push(`[${under}]${[...edges(shot), 'format=yuv420p'].join(',')}[picture]`);
  return steps.join(';');
}

const fading = ({ from, to }: Words): string =>
  `format=yuva420p,loop=-1:1:0,trim=duration=${to},fade=t=in:st=${from}:d=0.9:alpha=1,fade=t=out:st=${to - 0.9}:d=0.9:alpha=1`;

function light({ light: kind, seconds }: Shot): string {
  const p = `t/${seconds}`;
  const lights: Readonly<Record<Light, string>> = {
    steady: 'null',
    breathes: `eq=brightness='0.025*sin(1.3*t)+0.008*sin(7.1*t)':eval=frame`,
    falls: `eq=brightness='-0.13*${p}':saturation='1-0.3*${p}':eval=frame`,
    rises: `eq=brightness='-0.14*(1-${p})':saturation='0.72+0.28*${p}':eval=frame`,
    bursts: `eq=brightness='0.14*exp(-2.6*mod(t+0.6,1.9))*gte(mod(t,3.3),0.9)':saturation='1.15':eval=frame`,
    lightning: `eq=brightness='${flash(strikeAt(seconds))}+${flash(strikeAt(seconds) + 0.35)}-0.05':eval=frame`,
  };
  return lights[kind];
}

const flash = (at: number): string => `0.3*gte(t,${at})*exp(-5*max(0,t-${at}))`;

function edges({ begins, ends, seconds }: Shot): string[] {
  const filters: string[] = [];
  if (begins === 'black') filters.push('fade=t=in:d=0.8');
  if (ends === 'black') filters.push(`fade=t=out:st=${seconds - 0.9}:d=0.9`);
  if (ends === 'white') filters.push(`fade=t=out:st=${seconds - 0.4}:d=0.4:color=white`);
  return filters;
}
