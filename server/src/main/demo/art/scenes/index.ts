import type { DrawScene } from '../stage.ts';
import * as hills from './hills.ts';
import * as indoors from './indoors.ts';
import * as pond from './pond.ts';
import * as sea from './sea.ts';
import * as skylines from './skylines.ts';
import * as streets from './streets.ts';
import * as things from './things.ts';
import * as wilds from './wilds.ts';

/** Every scene that can be drawn: landscapes, towns and things, without people. */
export const scenes = {
  ...hills,
  ...indoors,
  ...pond,
  ...sea,
  ...skylines,
  ...streets,
  ...things,
  ...wilds,
} satisfies Record<string, DrawScene>;
export type SceneName = keyof typeof scenes;
