/**
 * The parts of a hash, and each of them with one bit changed: 272. Hashes that differ in at most 31 bits
 * share one for certain, and nearly always up to 48: enough for a single picture, while a video can be found
 * by many frames.
 */
export const probesOf = (bands: readonly number[]): number[] =>
  bands.flatMap((band) => [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]);
