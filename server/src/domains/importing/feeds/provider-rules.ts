import type { ImportProvider } from '#contract/import-shapes.ts';

/** Sites named on the page that nothing here may target: their terms forbid it. */
const wellKnown = ['pornhub', 'xvideos', 'xhamster'] as const;
const hint =
  'Not configured: enter the address of a feed that this site gives you as a partner (MRSS, JSON Feed or a JSON-LD listing), with [query], [category] and [page] in it.';

type Configured = { id: string; name: string; search_url: string; categories_url: string | null };

export const providerView = (row: Configured): ImportProvider => ({
  ...row,
  is_configured: true,
  hint: null,
});

/** The configured ones, and the well-known names that are not configured. */
export const providersView = (rows: readonly Configured[]): ImportProvider[] => [
  ...rows.map(providerView),
  ...wellKnown
    .filter((name) => !rows.some(({ id }) => id === name))
    .map((name) => ({ id: name, name, is_configured: false, hint, search_url: null, categories_url: null })),
];

/** What is wrong with the address of a provider's search, as a message; null: nothing. */
export function searchAddressFault(address: string): string | null {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    return 'The address must start with https:// or http://.';
  if (!/\[query\]|\[category\]/.test(address))
    return 'The address must have [query] or [category] where the words that are looked for go.';
  return null;
}

/** The address of a search: the search terms can only be a value in it, never lead elsewhere. */
export const searchAddress = (
  template: string,
  search: { query: string; category: string; page: number },
): string =>
  template
    .replaceAll('[query]', encodeURIComponent(search.query))
    .replaceAll('[category]', encodeURIComponent(search.category))
    .replaceAll('[page]', String(search.page));
