import type { Database } from '../../../../platform/db/database.ts';
import type { Found } from '../found.ts';
import type { MatchQuery } from '../search-rules.ts';
import { ofOneEdition } from './current-edition.ts';
import { knownMatches } from './known-match.ts';
import { pageAtPlaces } from './page-queries.ts';
import type { ListedSort } from './posted-sorts.ts';

/** If no more can match, their rows are read and sorted. */
export const mostSorted = 1000;
/** Beyond this many matches nobody reads how many there are. */
const mostCounted = 1000;
/** Places that are looked at besides those of the page: some may have been hidden since, or changed. */
const spare = 8;
/** As many are looked at where many are hidden from whoever asks. */
const mostLookedAt = 4000;
/** A page that begins beyond is taken from its places as they were listed. */
const farthestExact = 1000;

interface SortedQuestion {
  query: MatchQuery;
  sort: ListedSort;
  pageSize: number;
  offset: number;
  /** Whether some of what matches is barred where the asker is: then only what was looked at is counted. */
  isNarrowed?: boolean;
  /** If no more can match, rows are read instead. */
  fewEnough?: number;
}

/**
 * A page of what matches in the order, by the places of its lexemes; null where postings do not tell, or would not be quicker
 * than the rows. In the order as of when they were built: what was indexed since stands where it belongs, what was hidden is left out.
 */
export const findByPostings = (db: Database, base: string, asked: SortedQuestion): Promise<Found | null> =>
  ofOneEdition(db, () => find(db, base, asked));

async function find(
  db: Database,
  base: string,
  { query, sort, pageSize, offset, isNarrowed = false, fewEnough = mostSorted }: SortedQuestion,
): Promise<Found | null> {
  const [match] = (await knownMatches(db, [query.everywhere])) ?? [];
  if (match === undefined || match.most <= fewEnough || !match.hasFewRare) return null;
  const isExact = offset <= farthestExact;
  if (!isExact && match.onlyWithRare !== null) return null;
  const walk = match.walk(db, sort);
  const from = isExact ? 0 : offset;
  const wanted = offset - from + pageSize + 1;
  for (let most = wanted + spare; ; most = Math.min(most * 4, mostLookedAt)) {
    await walk.upTo(from + most);
    const places = walk.places.slice(from, from + most);
    const isAll = walk.isComplete && from + most >= walk.places.length;
    const page = await pageAtPlaces(db, base, match.edition.edition, {
      sort,
      places,
      matching: isExact ? match.text : null,
      withRare: isExact ? match.onlyWithRare : null,
      key: query.key,
      pageSize,
      offset: offset - from,
    });
    if (page.count < wanted && !isAll) {
      if (most < mostLookedAt) continue;
      return null;
    }
    if (!isNarrowed && walk.likely <= mostCounted) await walk.upTo(mostCounted + 1);
    let total: number | null = null;
    if (isAll && from === 0) total = page.count;
    // Of what is not all looked at, we tell how many matched when the postings were built.
    else if (walk.isComplete && !isNarrowed) total = walk.places.length + page.rare;
    return {
      items: page.items,
      relatedTags: page.relatedTags,
      any: page.count > 0 || walk.places.length > 0,
      hasMore: page.count >= wanted,
      total: total !== null && total <= mostCounted ? total : null,
    };
  }
}
