import type { Database } from '../../../platform/db/database.ts';
import { askedSearch } from '../search/asked-search.ts';
import { expressionText } from '../search/match-expression.ts';
import { type Filters, onlyFilters, QueryWords } from '../search/search-rules.ts';
import { type DueSearch, newFor } from './saved-queries.ts';

/** More are not counted: who is told of as many looks for themselves. */
const mostNew = 100;

/** What came out in a saved search until a moment, since it was looked at, the newest first: what its member would find by it, as it is typed. */
export async function newInSearch(
  db: Database,
  { memberId, query, lookedUntil }: DueSearch,
  until: Date,
): Promise<{ id: string; title: string }[]> {
  const { words, conditions, within } = await askedSearch(db, query);
  const none = { categories: [], tags: [], formats: [], years: [], subtitleLanguages: [], kinds: [] };
  const filters: Filters = { ...none, conditions, within };
  const match = words === '' ? onlyFilters(filters) : new QueryWords(words).all(filters);
  if (match === null) return [];
  const lexemes = expressionText(match.everywhere);
  return newFor(db, memberId, { lexemes, since: lookedUntil, until, limit: mostNew });
}
