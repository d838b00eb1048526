import { call } from '#contract/client.ts';
import type { SearchSuggestion } from '#contract/discovery.ts';
import { recentSearches } from '../../state/recent-searches.ts';
import * as texts from '../../texts/videos.ts';

/** What stands under the field: what the server suggests or, while it is empty, what was searched for before and is popular. */
export type Item =
  | SearchSuggestion
  | { kind: 'recent' | 'erase' | 'popular'; text: string; slug: string; picture_url: null };

const mostPopular = 6;
let popular: readonly Item[] | null = null;

/** Loads what is popular, once. The field works without it. */
export async function loadPopular(): Promise<void> {
  if (popular) return;
  try {
    const tags = await call('get_popular_tags', { limit_count: mostPopular });
    popular = tags.map(({ name: text, slug }) => ({ kind: 'popular', text, slug, picture_url: null }));
  } catch {
    // The next time, perhaps.
  }
}

/** What stands under an empty field. */
export function emptyItems(): readonly Item[] {
  const other = { slug: '', picture_url: null };
  const recent = recentSearches().map((text) => ({ kind: 'recent', text, ...other }) as const);
  const erase = { kind: 'erase', text: texts.clearRecentSearches, ...other } as const;
  return [...recent, ...(recent.length > 0 ? [erase] : []), ...(popular ?? [])];
}
