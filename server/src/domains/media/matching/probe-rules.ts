/**
 * The parts of a hash and each of them with one bit changed: 272. What differs in 31 bits at most has one of them for
 * certain, and in 48 nearly always: enough for one picture, where a video has many frames to be found by.
 */
export const probesOf = (bands: readonly number[]): number[] =>
  bands.flatMap((band) => [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]);
