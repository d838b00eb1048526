import { loadChunk } from '../../../lib/chunks.ts';
import type { StreamKind } from '../rules/stream-kind.ts';

const libraries = {
  full: () => import('../libraries/full.ts'),
  light: () => import('../libraries/light.ts'),
  own: () => import('../libraries/own.ts'),
};

/** The full build is needed for alternate audio only; it costs 70 KB more. */
export const loadHls = (kind: StreamKind) => loadChunk(libraries[kind]).then((module) => module.default);
