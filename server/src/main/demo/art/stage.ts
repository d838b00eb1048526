import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** The visible frame. Shapes reach past it by `margin`, so that layers can move behind it. */
export const width = 1600;
export const height = 900;
export const margin = 160;

export const left = -margin;
export const right = width + margin;
export const bottom = height + margin;

/** What a scene is drawn with. */
export interface Stage {
  readonly palette: Palette;
  readonly random: Random;
  /** A name for a gradient, used once. */
  id(): string;
}

/** What falls or drifts in front of a scene; only a clip moves it. */
export type Weather = 'petals' | 'rain' | 'snow' | 'fireflies' | 'sparks';

export interface Layer {
  /** 0 stands still (sky), 1 moves most (foreground). */
  readonly depth: number;
  readonly svg: string;
}

export interface Drawing {
  /** From the back to the front; the first covers everything. */
  readonly layers: readonly Layer[];
  readonly weather?: Weather;
}

export type DrawScene = (stage: Stage) => Drawing;

/** Coordinates with one decimal: pictures stay small and look the same. */
export const n = (value: number): string => (Math.round(value * 10) / 10).toString();

export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => i);

export const layer = (depth: number, ...parts: string[]): Layer => ({ depth, svg: parts.join('') });
