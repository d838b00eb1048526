/** Colours of a scene: the sky from top to horizon, the light in it, and the dark shapes in front of it. */
export interface Palette {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly light: string;
  /** A second light: windows, lanterns, blossoms. */
  readonly accent: string;
}

export const palettes = {
  dusk: { top: '#1b1440', middle: '#6a2c70', low: '#f08a5d', light: '#ffe2b0', accent: '#ffb27a' },
  ember: { top: '#1a0b12', middle: '#70161e', low: '#f0592b', light: '#ffd18c', accent: '#ff9a5c' },
  jade: { top: '#06262d', middle: '#0f5c63', low: '#8fd6b4', light: '#f4ffe3', accent: '#ffe9a8' },
  violet: { top: '#0d0824', middle: '#3b1c82', low: '#9f6bff', light: '#f3e4ff', accent: '#ffc6f2' },
  amber: { top: '#2a1a3e', middle: '#8d4a5b', low: '#f5b75b', light: '#fff2c4', accent: '#ffd27a' },
  night: { top: '#060a1f', middle: '#12245a', low: '#2f5fa8', light: '#dff1ff', accent: '#ffd48a' },
  blossom: { top: '#43204f', middle: '#b2588c', low: '#ffc3cf', light: '#fff0ea', accent: '#ffe0e6' },
  lagoon: { top: '#031a2b', middle: '#0a4d68', low: '#15a3a3', light: '#d8fff4', accent: '#9ff5d8' },
  noon: { top: '#0d5fae', middle: '#4aa6e8', low: '#d5f1ff', light: '#ffffff', accent: '#fff1c2' },
  slate: { top: '#0f1720', middle: '#2b4152', low: '#7fa0ad', light: '#e6f3f2', accent: '#ffd9a0' },
  rose: { top: '#190a1c', middle: '#5a1745', low: '#e84a72', light: '#ffd0c9', accent: '#ff9fb2' },
  dawn: { top: '#274472', middle: '#7f9cc9', low: '#ffd1b3', light: '#fff3df', accent: '#ffb98f' },
  moss: { top: '#0c1a14', middle: '#26503a', low: '#a9c46c', light: '#fbffd6', accent: '#ffe48a' },
  plum: { top: '#150a24', middle: '#4a1f5e', low: '#c65b9b', light: '#ffe6f1', accent: '#ffb7d5' },
  copper: { top: '#1c1210', middle: '#6b3a2a', low: '#d98f5c', light: '#ffe9cf', accent: '#ffc98a' },
  frost: { top: '#14223a', middle: '#47698f', low: '#b9d3e6', light: '#ffffff', accent: '#ffdca8' },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

const channels = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** `share` of the second colour in the first; 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const part = (index: 0 | 1 | 2): string =>
    Math.round(from[index] + (to[index] - from[index]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

export const ink = (palette: Palette): string => mix(palette.top, '#020308', 0.45);

/** The colour of a shape at a distance: 0 is in the haze at the horizon, 1 right in front of the viewer. */
export function tone(palette: Palette, nearness: number): string {
  const steps = [
    mix(palette.low, palette.middle, 0.32),
    mix(palette.low, palette.middle, 0.82),
    mix(palette.middle, palette.top, 0.55),
    ink(palette),
  ];
  const place = Math.min(Math.max(nearness, 0), 1) * (steps.length - 1);
  const index = Math.min(Math.floor(place), steps.length - 2);
  return mix(steps[index]!, steps[index + 1]!, place - index);
}
