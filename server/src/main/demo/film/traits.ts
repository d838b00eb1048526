import type { SceneName } from '../art/scenes/index.ts';
import type { ActorName } from './actors.ts';
import type { Bed } from './score.ts';

/** How a scene is filmed: what is heard there, who may pass, and what the camera goes closer to. */
export interface Traits {
  readonly bed: Bed;
  readonly actors: readonly ActorName[];
  /** What is worth a closer look, on the canvas. */
  readonly closer: readonly [x: number, y: number];
  /** Lamps: their light breathes. */
  readonly hasLamps?: true;
}

export const traits: Readonly<Record<SceneName, Traits>> = {
  dunes: { bed: 'wind', actors: ['birds', 'comet', 'balloon'], closer: [1000, 480] },
  petalHill: { bed: 'wind', actors: ['birds', 'butterfly', 'cloud'], closer: [760, 380] },
  ridges: { bed: 'wind', actors: ['birds', 'balloon', 'cloud', 'birdsAway'], closer: [820, 480] },
  terraces: {
    bed: 'night',
    actors: ['butterfly', 'catOnTheLeft', 'lantern'],
    closer: [1000, 420],
    hasLamps: true,
  },
  waterfall: { bed: 'brook', actors: ['birds', 'butterfly'], closer: [800, 540] },
  greenhouse: {
    bed: 'night',
    actors: ['butterfly', 'catOnTheRight', 'drone'],
    closer: [800, 520],
    hasLamps: true,
  },
  record: { bed: 'hum', actors: ['catOnTheRight', 'butterfly'], closer: [700, 470], hasLamps: true },
  windowSill: { bed: 'rain', actors: ['catOnTheLeft', 'catOnTheRight'], closer: [980, 520], hasLamps: true },
  bathhouse: {
    bed: 'brook',
    actors: ['lantern', 'catOnTheLeft', 'cloud'],
    closer: [980, 480],
    hasLamps: true,
  },
  koiPond: { bed: 'brook', actors: ['butterfly'], closer: [820, 460] },
  lotus: { bed: 'night', actors: ['butterfly', 'comet', 'lantern'], closer: [800, 440] },
  cloudSea: { bed: 'wind', actors: ['balloon', 'birds', 'birdsAway'], closer: [820, 420] },
  greatWaves: { bed: 'sea', actors: ['birds', 'cloud', 'boat'], closer: [860, 480] },
  lighthouse: { bed: 'sea', actors: ['boat', 'birdsAway', 'comet'], closer: [680, 430] },
  moonSea: { bed: 'sea', actors: ['birds', 'lantern', 'cloud', 'farCloud'], closer: [840, 520] },
  peakLake: { bed: 'brook', actors: ['birds', 'balloon', 'boat'], closer: [880, 440] },
  bokehRain: { bed: 'rain', actors: ['catOnTheRight', 'catOnTheLeft'], closer: [700, 430], hasLamps: true },
  fireworks: { bed: 'fire', actors: ['boat', 'firstLantern'], closer: [900, 400] },
  skyline: { bed: 'hum', actors: ['drone', 'birds', 'cloud', 'catOnTheRight'], closer: [900, 480] },
  suspensionBridge: { bed: 'sea', actors: ['boat', 'birds', 'birdsAway'], closer: [860, 440] },
  viaduct: { bed: 'train', actors: ['birds', 'cloud', 'balloon'], closer: [820, 480] },
  lampRain: { bed: 'rain', actors: ['catOnTheLeft'], closer: [860, 480], hasLamps: true },
  neonRoad: { bed: 'hum', actors: ['birds', 'drone', 'comet'], closer: [800, 470] },
  snowRoofs: {
    bed: 'wind',
    actors: ['catOnTheLeft', 'catOnTheRight', 'comet'],
    closer: [780, 560],
    hasLamps: true,
  },
  wires: { bed: 'wind', actors: ['birds', 'birdsAway', 'cloud'], closer: [840, 420] },
  moth: { bed: 'fire', actors: ['butterfly', 'firstLantern'], closer: [800, 400], hasLamps: true },
  paperFans: { bed: 'fire', actors: ['butterfly', 'catOnTheRight'], closer: [760, 480] },
  ringedPlanet: { bed: 'hum', actors: ['comet', 'drone'], closer: [880, 440] },
  aurora: { bed: 'wind', actors: ['comet', 'birdsAway'], closer: [800, 460] },
  bamboo: { bed: 'night', actors: ['butterfly', 'firstLantern'], closer: [820, 440] },
  observatory: { bed: 'night', actors: ['comet', 'catOnTheRight', 'cloud'], closer: [600, 540] },
  pineForest: { bed: 'night', actors: ['birds', 'firstLantern', 'comet'], closer: [820, 480] },
  skyLanterns: {
    bed: 'sea',
    actors: ['lantern', 'firstLantern', 'boat'],
    closer: [900, 440],
    hasLamps: true,
  },
};
