import { keepsPreferences } from './preferences-choice.ts';

const storageKey = 'search.recent';
const most = 6;

/** What was searched for last in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return []; // Storage is closed, or holds something else.
  }
}

function store(searches: readonly string[]): void {
  if (!keepsPreferences()) return;
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(searches.slice(0, most)));
  } catch {
    // Storage is full or closed.
  }
}

const besides = (query: string): string[] =>
  recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());

export function rememberSearch(typed: string): void {
  const query = typed.trim();
  if (query !== '') store([query, ...besides(query)]);
}
export const eraseSearch = (query: string): void => store(besides(query));
export const eraseSearches = (): void => store([]);
