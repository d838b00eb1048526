import { limits } from '#contract/limits.ts';
import {
  chosenPart,
  type QueryKey,
  type QueryPart,
  readQuery,
  spellPart,
  spellQuery,
  wordsOfQuery,
} from '#contract/search-query.ts';
import * as paths from '../paths.ts';
import { choice } from './address-values.ts';
import { readSearch } from './filters.ts';

export const searchTabs = ['videos', 'series', 'studios', 'playlists', 'people', 'lines'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** Fields of the filters, by the operators that say the same. */
const fields = {
  tag: 'tag',
  audio: 'audio',
  status: 'status',
  duration: 'length',
  quality: 'quality',
  year: 'year',
  format: 'format',
  language: 'sub',
} as const satisfies Record<string, QueryKey>;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

/** Which values of an operator its field can show. */
const shown: Readonly<Partial<Record<Field, RegExp>>> = {
  audio: /^(?:sub|dub)$/,
  duration: /^(?:short|medium|long)$/,
  year: /^\d{4}$/,
};

/** What the address of a search asks for. */
export function readSearchAddress(search: URLSearchParams) {
  const { q, sort, exact } = readSearch(search);
  const parts = readQuery(q);
  const chosen: Partial<Record<Field, QueryPart>> = {};
  for (const name of fieldNames) {
    const found = parts.find(
      ({ kind, value, isNot, fault }) =>
        kind === fields[name] && !isNot && fault === null && (shown[name]?.test(value) ?? true),
    );
    if (found) chosen[name] = found;
  }
  const inFields = new Set(Object.values(chosen));
  return {
    q,
    parts,
    words: wordsOfQuery(parts),
    tab: choice(search.get('tab'), searchTabs) ?? 'videos',
    sort,
    exact,
    /** Where a page of lines begins. */
    cursor: /^\d{1,15}$/.test(search.get('cursor') ?? '') ? search.get('cursor') : null,
    /** What the fields of the filters show; the words hold what no field does. */
    values: {
      ...Object.fromEntries(fieldNames.map((name) => [name, chosen[name]?.value ?? null])),
      q: spellQuery(parts.filter((part) => !inFields.has(part))),
      sort,
    },
  };
}
export type SearchAddress = ReturnType<typeof readSearchAddress>;

/** The query of an address with the filters that were chosen besides it; null: there are none. */
function foldedQuery(search: URLSearchParams): string | null {
  if (!fieldNames.some((name) => search.has(name))) return null;
  const asked = readSearch(search);
  const chosen = fieldNames.flatMap((name) => {
    const value = asked[name];
    return value === null ? [] : [chosenPart(fields[name], value)];
  });
  return spellQuery([...readQuery(asked.q), ...chosen]);
}

const isTooLong = (q: string): boolean => q.length > limits.searchQueryLength;

/** Whether a filter was chosen that a query has no room for: cut, it would ask for something else. */
export function hasNoRoom(search: URLSearchParams): boolean {
  const q = foldedQuery(search);
  return q !== null && isTooLong(q);
}

/** A filter that was chosen is an operator of the query: the address that says it so. Null: this one does, or nothing can. */
export function foldedAddress(search: URLSearchParams): string | null {
  const q = foldedQuery(search);
  if (q === null || isTooLong(q)) return null;
  const asked = readSearch(search);
  return paths.search(q, {
    sort: asked.sort,
    exact: asked.exact,
    tab: choice(search.get('tab'), searchTabs),
  });
}

/** The same search without one of its parts, as it is typed. */
export const withoutPart = ({ parts, tab, sort }: SearchAddress, spelled: string): string =>
  paths.search(spellQuery(parts.filter((part) => spellPart(part) !== spelled)), {
    sort,
    tab: tab === 'videos' ? null : tab,
  });

/** Whether more than words narrows the search. */
export const isNarrowing = ({ kind, isNot }: QueryPart): boolean =>
  isNot || (kind !== 'word' && kind !== 'phrase');
