import type { VideoSort } from '#contract/categories.ts';
import { lengthRanges } from '../../videos/index.ts';
import type { Filters } from './search-rules.ts';

export type SearchSort = 'relevance' | VideoSort;

/** Between which values of its order every match stands, the last excluded. */
export interface SortRange {
  from?: Date | number;
  until?: Date | number;
}

const lengths: Readonly<Record<string, SortRange>> = lengthRanges;

/** What the filters say of where matches stand in the order: a year among the newest, a length among the longest. */
export function sortRange(sort: SearchSort, { years, kinds }: Filters): SortRange {
  const [year] = years;
  if (sort === 'newest' && year !== undefined)
    return { from: new Date(Date.UTC(year, 0)), until: new Date(Date.UTC(year + 1, 0)) };
  if (sort === 'longest' || sort === 'shortest')
    return kinds.map((kind) => lengths[kind]).find((range) => range !== undefined) ?? {};
  return {};
}
