import type { Database } from '../../../../platform/db/database.ts';
import type { Found } from '../found.ts';
import type { MatchQuery } from '../search-rules.ts';
import { forgetEdition } from './current-edition.ts';
import { knownMatches } from './known-match.ts';
import { pageAtPlaces } from './page-queries.ts';
import type { ListedSort } from './posted-sorts.ts';

/** If no more can match, their rows are read and sorted. */
export const mostSorted = 1000;
/** Videos with rare lexemes that are looked at besides. */
export const mostWithRare = 2000;
/** Beyond this many matches nobody reads how many there are. */
const mostCounted = 1000;
/** Rows that are looked at where many of them are hidden from whoever asks. */
const mostLookedAt = 4000;
/** Places that are looked at besides those of the page: some may have been hidden since, or changed. */
const spare = 8;
/** A page that begins beyond is taken from its places as they were listed. */
const farthestExact = 480;

/**
 * A page of what matches in the order, by the places of its lexemes; null where postings do not tell, or would not be quicker
 * than the rows. In the order as of when they were built: what was indexed since stands where it belongs, what was hidden is left out.
 */
export async function findByPostings(
  db: Database,
  base: string,
  {
    query,
    sort,
    pageSize,
    offset,
    fewEnough = mostSorted,
  }: { query: MatchQuery; sort: ListedSort; pageSize: number; offset: number; fewEnough?: number },
): Promise<Found | null> {
  const [match] = (await knownMatches(db, [query.everywhere])) ?? [];
  if (match === undefined || match.most <= fewEnough || match.withRare > mostWithRare) return null;
  const walk = match.walk(db, sort);
  const isExact = offset <= farthestExact;
  const from = isExact ? 0 : offset;
  const wanted = offset - from + pageSize + 1;
  for (let most = wanted + spare; ; most *= 4) {
    await walk.upTo(from + most);
    const places = walk.places.slice(from, from + most);
    const isAll = walk.isComplete && from + most >= walk.places.length;
    const page = await pageAtPlaces(db, base, sort, {
      places,
      matching: isExact ? match.text : null,
      withRare: isExact ? match.onlyWithRare : null,
      key: query.key,
      pageSize,
      offset: offset - from,
    });
    if (page.edition !== match.edition.edition) {
      forgetEdition(db);
      return null;
    }
    if (page.count < wanted && !isAll) {
      if (most < mostLookedAt) continue;
      return null;
    }
    if (walk.likely <= mostCounted) await walk.upTo(mostCounted + 1);
    // Of what is not all looked at, we tell how many matched when the postings were built.
    const total = from === 0 && isAll ? page.count : walk.places.length + page.rare;
    return {
      items: page.items,
      relatedTags: page.relatedTags,
      any: total > 0,
      hasMore: page.count >= wanted,
      total: walk.isComplete && total <= mostCounted ? total : null,
    };
  }
}
