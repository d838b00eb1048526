import type { SceneName } from '../../art/scenes/index.ts';
import { landWords } from './land.ts';
import type { SceneWords } from './scene-words.ts';
import { townWords } from './town.ts';
import { waterWords } from './water.ts';

export { endings, heard, thunder } from './around.ts';
export type { Line } from './scene-words.ts';

export const sceneWords: Readonly<Record<SceneName, SceneWords>> = {
  ...landWords,
  ...townWords,
  ...waterWords,
};
