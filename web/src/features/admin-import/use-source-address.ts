import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageNumber } from '../../page/address-values.ts';

const highestPage = 100_000;

/** The parts of an address that say what is listed: these names, if set, and the page. Empty: nothing is listed. */
function partsOf(search: URLSearchParams, names: readonly string[]): string {
  const parts = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value) parts.set(name, value);
  }
  const page = pageNumber(search, highestPage);
  if (parts.size > 0 && page > 1) parts.set('page', String(page));
  return parts.toString();
}

/**
 * Stores what a tab lists of a source in the address, so that a reload or going back brings it back. `open` lists what
 * the address says and the tab does not show yet. Returns the values of the address, and a function that records what
 * is listed now.
 */
export function useSourceAddress<Name extends string>(
  names: readonly Name[],
  open: (values: Readonly<Record<Name, string>>, page: number) => void,
) {
  // `useSearchParams` would make every public page load one more part of the router.
  const search = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const shown = useRef('');
  const opener = useRef(open);
  opener.current = open;
  const parts = partsOf(search, names);

  useEffect(() => {
    if (parts === shown.current) return;
    shown.current = parts;
    if (parts === '') return;
    const asked = new URLSearchParams(parts);
    opener.current(valuesIn(asked, names), pageNumber(asked, highestPage));
  }, [parts, names]);

  const note = (values: Readonly<Record<Name, string>>, page: number): void => {
    const next = new URLSearchParams(search);
    for (const name of names) {
      if (values[name] === '') next.delete(name);
      else next.set(name, values[name]);
    }
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    const noted = partsOf(next, names);
    if (noted === shown.current) return;
    shown.current = noted;
    void navigate({ search: `?${next}` }, { preventScrollReset: true });
  };
  return { values: valuesIn(search, names), note };
}

const valuesIn = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
