import { loadChunk } from '../../../lib/chunks.ts';

/** The full build is needed for alternate audio only; it costs 70 KB more. */
export const loadHls = (full: boolean) =>
  loadChunk(() => (full ? import('hls.js') : import('hls.js/light'))).then((module) => module.default);
