/** How fine lengths are told, in seconds, and up to where: each is a multiple of the one before. */
export const steps = [
  { size: 10, below: 600 },
  { size: 60, below: 36_000 },
  { size: 900, below: 36_000 },
] as const;
export const [finest] = steps;
/** Whatever is longer counts as this long. */
export const longest = 36_000;

export const lengthLexeme = (size: number, start: number): string => `d:${size}:${start / size}`;
const stepOf = (seconds: number, size: number): number => Math.floor(seconds / size) * size;

/** A length in each measure, so that any range is made of a few. */
export const lengthLexemes = (seconds: number | null): string[] =>
  seconds === null
    ? []
    : steps
        .filter(({ size, below }) => seconds < below || size === steps.at(-1)!.size)
        .map(({ size }) => lengthLexeme(size, stepOf(Math.min(seconds, longest), size)));

/** In steps of ten seconds up to ten minutes, and of whole minutes beyond. */
export const rounded = (seconds: number): number => {
  const size = seconds < finest.below ? finest.size : steps[1].size;
  return Math.round(seconds / size) * size;
};
