import { fitsAny, measureWords, type SizedCreative, sizeWords } from '#contract/ad-fitting.ts';

export { fitsAny, fitsSize } from '#contract/ad-fitting.ts';

export interface NamedCreative extends SizedCreative {
  readonly title: string;
}
export interface SizedPlacement {
  readonly name: string;
  readonly sizes: readonly string[];
}

/** Why a creative cannot stand in a placement, as a sentence; null: it can. */
export function whyNotFitting(creative: NamedCreative, placement: SizedPlacement): string | null {
  if (fitsAny(creative, placement.sizes)) return null;
  const sizes = placement.sizes.map(sizeWords).join(', ');
  return `"${creative.title}" is ${measureWords(creative)}, and "${placement.name}" takes ${sizes}: a creative fits in the same shape and at least as large.`;
}
