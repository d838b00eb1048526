import type { PaletteName } from '../art/palette.ts';
import type { SceneName } from '../art/scenes/index.ts';
import type { Weather } from '../art/stage.ts';

/** What surrounds the scene of a poster in its clip. */
export interface Mood {
  /** Scenes that go with it. */
  readonly scenes: readonly SceneName[];
  /** What it is played on, in hertz. */
  readonly chord: readonly number[];
  /** What falls where a scene has no weather of its own. */
  readonly weather: Weather | null;
}

export const moods = {
  sea: {
    scenes: [
      'moonSea',
      'lighthouse',
      'greatWaves',
      'skyLanterns',
      'cloudSea',
      'suspensionBridge',
      'peakLake',
    ],
    chord: [110, 164.8, 246.9],
    weather: null,
  },
  city: {
    scenes: [
      'skyline',
      'lampRain',
      'wires',
      'bokehRain',
      'suspensionBridge',
      'record',
      'viaduct',
      'windowSill',
    ],
    chord: [98, 146.8, 233.1],
    weather: null,
  },
  petals: {
    scenes: ['petalHill', 'paperFans', 'terraces', 'koiPond', 'ridges', 'bamboo', 'lotus'],
    chord: [130.8, 196, 329.6],
    weather: 'petals',
  },
  rain: {
    scenes: ['lampRain', 'bokehRain', 'wires', 'windowSill', 'skyline', 'viaduct', 'record'],
    chord: [87.3, 130.8, 207.7],
    weather: 'rain',
  },
  clouds: {
    scenes: ['cloudSea', 'ridges', 'peakLake', 'greatWaves', 'waterfall', 'observatory', 'dunes'],
    chord: [146.8, 220, 369.9],
    weather: null,
  },
  train: {
    scenes: ['viaduct', 'wires', 'suspensionBridge', 'ridges', 'windowSill', 'lampRain', 'pineForest'],
    chord: [103.8, 155.6, 261.6],
    weather: null,
  },
  pines: {
    scenes: ['pineForest', 'bamboo', 'waterfall', 'koiPond', 'greenhouse', 'lotus', 'peakLake', 'terraces'],
    chord: [123.5, 185, 277.2],
    weather: 'fireflies',
  },
  planet: {
    scenes: ['ringedPlanet', 'observatory', 'neonRoad', 'aurora', 'greenhouse', 'dunes', 'skyline'],
    chord: [73.4, 110, 164.8],
    weather: null,
  },
  snow: {
    scenes: ['snowRoofs', 'bathhouse', 'pineForest', 'peakLake', 'windowSill', 'aurora', 'ridges'],
    chord: [138.6, 207.7, 311.1],
    weather: 'snow',
  },
  road: {
    scenes: ['neonRoad', 'skyline', 'dunes', 'viaduct', 'suspensionBridge', 'bokehRain', 'wires'],
    chord: [82.4, 123.5, 196],
    weather: null,
  },
  aurora: {
    scenes: ['aurora', 'observatory', 'pineForest', 'dunes', 'snowRoofs', 'ringedPlanet', 'lighthouse'],
    chord: [116.5, 174.6, 293.7],
    weather: null,
  },
  window: {
    scenes: ['windowSill', 'record', 'bokehRain', 'skyline', 'moonSea', 'lampRain', 'fireworks', 'koiPond'],
    chord: [92.5, 138.6, 220],
    weather: null,
  },
  lanterns: {
    scenes: ['skyLanterns', 'terraces', 'fireworks', 'moonSea', 'lotus', 'bathhouse', 'paperFans'],
    chord: [155.6, 233.1, 349.2],
    weather: 'sparks',
  },
  moth: {
    scenes: ['moth', 'greenhouse', 'lotus', 'bamboo', 'terraces', 'paperFans', 'observatory'],
    chord: [98, 146.8, 220],
    weather: 'fireflies',
  },
} as const satisfies Record<string, Mood>;
export type MoodName = keyof typeof moods;

/** Palettes in which the evening of a picture goes on. */
export const hours: Readonly<Record<PaletteName, readonly PaletteName[]>> = {
  dusk: ['plum', 'night', 'amber'],
  ember: ['copper', 'rose', 'dusk'],
  jade: ['lagoon', 'moss', 'night'],
  violet: ['plum', 'night', 'rose'],
  amber: ['dusk', 'copper', 'blossom'],
  night: ['violet', 'slate', 'lagoon'],
  blossom: ['rose', 'dawn', 'plum'],
  lagoon: ['jade', 'night', 'frost'],
  noon: ['dawn', 'amber', 'lagoon'],
  slate: ['frost', 'night', 'dusk'],
  rose: ['plum', 'ember', 'blossom'],
  dawn: ['noon', 'blossom', 'amber'],
  moss: ['jade', 'amber', 'slate'],
  plum: ['violet', 'rose', 'night'],
  copper: ['ember', 'amber', 'slate'],
  frost: ['slate', 'dawn', 'night'],
};
