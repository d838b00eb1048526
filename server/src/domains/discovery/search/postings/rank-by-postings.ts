import type { Database } from '../../../../platform/db/database.ts';
import type { Found } from '../found.ts';
import { mostInTitle, mostRanked } from '../score.ts';
import type { MatchQuery } from '../search-rules.ts';
import { ofOneEdition } from './current-edition.ts';
import { mostSorted } from './find-by-postings.ts';
import { type KnownMatch, knownMatches } from './known-match.ts';
import { rankedPage } from './ranked-queries.ts';

/** If no more of the best are left, rows are read instead. */
const fewListed = 72;

/**
 * A page by relevance: what stands best among all matches and among those in the title is found by the places of its lexemes, and
 * ranked. Null where postings do not tell, or would not be quicker than the rows.
 */
export const rankByPostings = (db: Database, base: string, asked: RankedQuestion): Promise<Found | null> =>
  ofOneEdition(db, () => rank(db, base, asked));

interface RankedQuestion {
  query: MatchQuery;
  pageSize: number;
  offset: number;
  /** If no more can match, rows are read instead. */
  fewEnough?: number;
}

async function rank(
  db: Database,
  base: string,
  { query, pageSize, offset, fewEnough = mostSorted }: RankedQuestion,
): Promise<Found | null> {
  const [match, titled] = (await knownMatches(db, [query.everywhere, query.inTitle])) ?? [];
  if (match === undefined || titled === undefined) return null;
  if (match.most <= fewEnough || !match.hasFewRare) return null;
  const walk = match.walk(db, 'standing');
  await walk.upTo(mostRanked);
  const isFilled = walk.places.length >= mostRanked;
  const places = new Set(walk.places.slice(0, mostRanked));
  const inTitle = isFilled ? await placesInTitle(db, titled, fewEnough) : [];
  for (const place of inTitle ?? []) places.add(place);
  const page = await rankedPage(db, base, match.edition.edition, {
    places: [...places],
    matching: match.text,
    withRare: match.onlyWithRare,
    inTitle: inTitle === null ? titled.text : isFilled ? titled.onlyWithRare : null,
    ranking: query.ranking,
    key: query.key,
    pageSize,
    offset,
  });
  // Much of the best is hidden from whoever asks, or has changed: others would take its place.
  if (isFilled && page.listed < fewListed) return null;
  return {
    items: page.items,
    relatedTags: page.relatedTags,
    any: page.count > 0,
    hasMore: page.count > offset + pageSize,
    total: isFilled || page.isCut ? null : page.count,
  };
}

/** The best of those that match in the title; null where they are so few that their rows are soon read. */
async function placesInTitle(db: Database, titled: KnownMatch, fewEnough: number): Promise<number[] | null> {
  if (titled.most <= fewEnough || !titled.hasFewRare) return null;
  const walk = titled.walk(db, 'standing');
  await walk.upTo(mostInTitle);
  return walk.places.slice(0, mostInTitle);
}
