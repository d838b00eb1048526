import type { AdVariant } from '#contract/ad-shapes.ts';

/** What was shown and pressed. */
export interface ArmCounts {
  viewable: number;
  clicks: number;
}
export interface Arm extends ArmCounts {
  /** As events name it. */
  number: number;
}
/** A share with the interval that holds it in 95 of 100 cases. */
export interface Share {
  value: number;
  low: number;
  high: number;
}
export interface Verdict {
  state: 'collecting' | 'open' | 'decided';
  winner: number | null;
  /** How sure it is that the one ahead is ahead, whenever and however often one looked. */
  confidence: number;
  /** Viewable ads until all can be compared. */
  missing: number;
}

/** Of each variant, before anything is compared. */
export const leastViewable = 1000;
/** Presses of two variants together below which their rates are too coarse to be compared. */
const leastClicks = 20;
/** How often a test without a difference may name a winner, looked at as often as one likes. */
export const alpha = 0.05;
const standardNormal = 1.959964;

/** The share with its interval, after Wilson; null: nothing to take a share of. */
export function shareOf(part: number, whole: number): Share | null {
  if (whole <= 0) return null;
  const value = Math.min(1, part / whole);
  const z2 = standardNormal ** 2;
  const middle = (value + z2 / (2 * whole)) / (1 + z2 / whole);
  const half =
    (standardNormal / (1 + z2 / whole)) * Math.sqrt((value * (1 - value)) / whole + z2 / (4 * whole ** 2));
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * How much the counts speak for a difference: the likelihood of all differences that are to be expected, in the
 * proportion in which they are, over that of none. It exceeds 1/p in at most a share p of tests without a difference,
 * at any time (a mixture of sequential probability ratios).
 */
export function evidenceOfDifference(a: ArmCounts, b: ArmCounts): number {
  const rate = (a.clicks + b.clicks) / (a.viewable + b.viewable);
  if (rate <= 0 || rate >= 1) return 1;
  const variance = rate * (1 - rate) * (1 / a.viewable + 1 / b.viewable);
  // Variants of an ad mostly differ by less than a fourth.
  const spread = (rate / 4) ** 2;
  const difference = a.clicks / a.viewable - b.clicks / b.viewable;
  return (
    Math.sqrt(variance / (variance + spread)) *
    Math.exp((difference ** 2 * spread) / (2 * variance * (variance + spread)))
  );
}

/**
 * Compares variants by their presses of what was viewable. One wins once it is ahead of each other one with so little
 * doubt that all comparisons together err in at most a share `alpha` of tests without a difference.
 */
export function compareArms(arms: readonly Arm[]): Verdict {
  const missing = arms.reduce((sum, { viewable }) => sum + Math.max(0, leastViewable - viewable), 0);
  const nothing = { winner: null, confidence: 0, missing };
  if (arms.length < 2) return { state: 'collecting', ...nothing };
  const pairs = (arms.length * (arms.length - 1)) / 2;
  const best = arms.reduce((one, other) => (rateOf(other) > rateOf(one) ? other : one));
  const others = arms.filter(({ number }) => number !== best.number);
  if (missing > 0 || others.some((other) => best.clicks + other.clicks < leastClicks))
    return { state: 'collecting', ...nothing };
  const doubt = Math.max(...others.map((other) => pairs / evidenceOfDifference(best, other)));
  const isDecided = doubt <= alpha && others.every((other) => rateOf(best) > rateOf(other));
  return {
    state: isDecided ? 'decided' : 'open',
    winner: isDecided ? best.number : null,
    confidence: Math.max(0, 1 - doubt),
    missing: 0,
  };
}
const rateOf = ({ clicks, viewable }: ArmCounts): number => (viewable > 0 ? clicks / viewable : 0);

/** Only the winner is shown from now on; null: it already is so. */
export function takeOver(variants: readonly AdVariant[], winner: number): AdVariant[] | null {
  const taken = variants.map((variant, at) => ({ ...variant, weight: at + 1 === winner ? 100 : 0 }));
  return taken.every(({ weight }, at) => (variants[at]!.weight ?? 1) > 0 === weight > 0) ? null : taken;
}
