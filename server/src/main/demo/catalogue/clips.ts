import type { PictureOf } from '../art/picture.ts';

/** How a clip sounds: a chord (hertz) over a bed of noise like the sea, rain or wind. */
export interface Sound {
  readonly chord: readonly number[];
  readonly bed: 'sea' | 'rain' | 'wind' | 'hum';
}

export interface DemoClip extends PictureOf {
  readonly seconds: number;
  /** Which way the view moves; each layer passes at its own speed. */
  readonly pan: 'left' | 'right' | 'up' | 'down';
  readonly sound: Sound;
}

/** Made in this order: the first belong to the newest and most watched videos. */
export const demoClips = {
  sea: {
    scene: 'moonSea',
    palette: 'dusk',
    seed: 'clip',
    seconds: 8,
    pan: 'left',
    sound: { chord: [110, 164.8, 246.9], bed: 'sea' },
  },
  city: {
    scene: 'skyline',
    palette: 'violet',
    seed: 'clip',
    seconds: 7,
    pan: 'right',
    sound: { chord: [98, 146.8, 233.1], bed: 'hum' },
  },
  petals: {
    scene: 'petalHill',
    palette: 'rose',
    seed: 'clip',
    seconds: 7,
    pan: 'left',
    sound: { chord: [130.8, 196, 329.6], bed: 'wind' },
  },
  rain: {
    scene: 'lampRain',
    palette: 'slate',
    seed: 'clip',
    seconds: 8,
    pan: 'right',
    sound: { chord: [87.3, 130.8, 207.7], bed: 'rain' },
  },
  clouds: {
    scene: 'cloudSea',
    palette: 'amber',
    seed: 'clip',
    seconds: 6,
    pan: 'up',
    sound: { chord: [146.8, 220, 369.9], bed: 'wind' },
  },
  train: {
    scene: 'viaduct',
    palette: 'night',
    seed: 'clip',
    seconds: 7,
    pan: 'right',
    sound: { chord: [103.8, 155.6, 261.6], bed: 'hum' },
  },
  pines: {
    scene: 'pineForest',
    palette: 'jade',
    seed: 'clip',
    seconds: 7,
    pan: 'left',
    sound: { chord: [123.5, 185, 277.2], bed: 'wind' },
  },
  planet: {
    scene: 'ringedPlanet',
    palette: 'lagoon',
    seed: 'clip',
    seconds: 8,
    pan: 'down',
    sound: { chord: [73.4, 110, 164.8], bed: 'hum' },
  },
  snow: {
    scene: 'snowRoofs',
    palette: 'frost',
    seed: 'clip',
    seconds: 6,
    pan: 'left',
    sound: { chord: [138.6, 207.7, 311.1], bed: 'wind' },
  },
  road: {
    scene: 'neonRoad',
    palette: 'plum',
    seed: 'clip',
    seconds: 7,
    pan: 'up',
    sound: { chord: [82.4, 123.5, 196], bed: 'hum' },
  },
  aurora: {
    scene: 'aurora',
    palette: 'moss',
    seed: 'clip',
    seconds: 8,
    pan: 'right',
    sound: { chord: [116.5, 174.6, 293.7], bed: 'wind' },
  },
  window: {
    scene: 'windowSill',
    palette: 'ember',
    seed: 'clip',
    seconds: 7,
    pan: 'left',
    sound: { chord: [92.5, 138.6, 220], bed: 'rain' },
  },
  lanterns: {
    scene: 'skyLanterns',
    palette: 'blossom',
    seed: 'clip',
    seconds: 7,
    pan: 'down',
    sound: { chord: [155.6, 233.1, 349.2], bed: 'sea' },
  },
  moth: {
    scene: 'moth',
    palette: 'copper',
    seed: 'clip',
    seconds: 6,
    pan: 'up',
    sound: { chord: [98, 146.8, 220], bed: 'hum' },
  },
} as const satisfies Record<string, DemoClip>;
export type ClipName = keyof typeof demoClips;
export const clipNames = Object.keys(demoClips) as ClipName[];
