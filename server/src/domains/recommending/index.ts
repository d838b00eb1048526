// The public interface of the recommending domain.
export { recommendingCalls } from './calls.ts';
export { findAll, findMarked } from './finding/find-neighbors.ts';
export { causes, markVideos } from './finding/mark-queries.ts';
export { exportTaste, forgetTaste } from './taste/export-taste.ts';
export { createSwitches } from './taste/switches.ts';
export { moveTasteMarks } from './taste/taste-queries.ts';
export { recommendingWeights } from './weights.ts';
