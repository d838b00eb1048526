import type { VideoSort } from '#contract/categories.ts';
import type { QueryRange } from '#contract/search-query.ts';
import { lengthRanges } from '../../videos/index.ts';
import type { Filters } from './search-rules.ts';

export type SearchSort = 'relevance' | VideoSort;

/** Between which values of its order every match stands, the last excluded. */
export interface SortRange {
  from?: Date | number;
  until?: Date | number;
}

const open: QueryRange = { from: null, to: null };
const step = 60;
const lengths: Readonly<Record<string, SortRange>> = lengthRanges;

/** What the filters say of where matches stand in the order: a year among the newest, a length among the longest. */
export function sortRange(sort: SearchSort, { years, kinds, within = {} }: Filters): SortRange {
  if (sort === 'newest') {
    const [year] = years;
    const { from, to } = year === undefined ? (within.years ?? open) : { from: year, to: year };
    return {
      ...(from !== null && { from: new Date(Date.UTC(from, 0)) }),
      ...(to !== null && { until: new Date(Date.UTC(to + 1, 0)) }),
    };
  }
  if (sort !== 'longest' && sort !== 'shortest') return {};
  const kind = kinds.map((one) => lengths[one]).find((range) => range !== undefined);
  if (kind !== undefined) return kind;
  // Lengths are told in steps: what is a step too long or too short is let through, and sorted where it belongs.
  const { from, to } = within.seconds ?? open;
  return {
    ...(from !== null && { from: Math.max(0, from - step) }),
    ...(to !== null && { until: to + step + 1 }),
  };
}
