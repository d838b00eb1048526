import type { AdRate } from '#contract/ad-figure-shapes.ts';

/** Standard deviations that 19 of 20 cases are within. */
const z = 1.959964;

/** Sums as they are stored. */
export interface Sums {
  served: number;
  viewable: number;
  clicks: number;
  conversions: number;
  /** Null: not stored by what is asked for. */
  invalid: number | null;
  /** In millionths of a minor unit. */
  spent: number;
}

/**
 * The share of `hits` in `tries`, and between which it is in truth in 19 of 20 cases, by Wilson: right for few tries and for
 * shares near nothing too. Null: there is no share, because nothing was tried or a correction took more than there was.
 */
export function rateOf(hits: number, tries: number): AdRate | null {
  if (tries <= 0 || hits < 0 || hits > tries) return null;
  const rate = hits / tries;
  const size = 1 + z ** 2 / tries;
  const middle = (rate + z ** 2 / (2 * tries)) / size;
  const half = (z / size) * Math.sqrt((rate * (1 - rate)) / tries + z ** 2 / (4 * tries ** 2));
  return {
    rate,
    low: hits === 0 ? 0 : Math.max(0, middle - half),
    high: hits === tries ? 1 : Math.min(1, middle + half),
  };
}

/** Sums with their rates. A click counts once an ad was viewable: its rate is of these. */
export const withRates = ({ served, viewable, clicks, conversions, invalid, spent }: Sums) => ({
  ...{ served, viewable, viewable_rate: rateOf(viewable, served) },
  ...{ clicks, click_rate: rateOf(clicks, viewable) },
  ...{ conversions, conversion_rate: rateOf(conversions, clicks) },
  ...{ invalid, spent },
});

export const added = (sums: readonly Omit<Sums, 'invalid'>[], invalid: number | null): Sums => ({
  served: sums.reduce((sum, one) => sum + one.served, 0),
  viewable: sums.reduce((sum, one) => sum + one.viewable, 0),
  clicks: sums.reduce((sum, one) => sum + one.clicks, 0),
  conversions: sums.reduce((sum, one) => sum + one.conversions, 0),
  invalid,
  spent: sums.reduce((sum, one) => sum + one.spent, 0),
});
