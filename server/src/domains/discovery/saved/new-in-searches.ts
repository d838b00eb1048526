import type { Database } from '../../../platform/db/database.ts';
import { askedSearch } from '../search/asked-search.ts';
import { findVideos } from '../search/search-queries.ts';
import { type Filters, onlyFilters, QueryWords } from '../search/search-rules.ts';
import { type DueSearch, newFor } from './saved-queries.ts';

/** More are not counted: who is told of as many looks for themselves. */
const mostNew = 24;

/** What is new in a saved search since it was looked at, the newest first: what its member would find by it, as it is typed. */
export async function newInSearch(
  db: Database,
  { memberId, query, lookedUntil }: DueSearch,
): Promise<{ id: string; title: string }[]> {
  const { words, conditions, within } = await askedSearch(db, query);
  const none = { categories: [], tags: [], formats: [], years: [], subtitleLanguages: [], kinds: [] };
  const filters: Filters = { ...none, conditions, within };
  const match = words === '' ? onlyFilters(filters) : new QueryWords(words).all(filters);
  if (match === null) return [];
  const found = await findVideos(db, '', {
    ...{ query: match, sort: 'newest', pageSize: mostNew, offset: 0, range: { from: lookedUntil } },
  });
  const videoIds = (JSON.parse(found.items) as { id: string }[]).map(({ id }) => id);
  return videoIds.length === 0 ? [] : newFor(db, memberId, { videoIds, since: lookedUntil });
}
