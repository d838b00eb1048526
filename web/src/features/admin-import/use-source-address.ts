import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageNumber } from '../../page/address-values.ts';

const highestPage = 100_000;

/** The parts of an address that say what is listed: these names, if they are set, and the page. Empty: nothing is. */
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
 * Holds what a tab lists of a source in the address, so that it is there again after a reload and by going back. `open` lists
 * what an address says that the tab does not show yet. Answers the values of the address, and a function that notes what is
 * listed now.
 */
export function useSourceAddress<Name extends string>(
  names: readonly Name[],
  open: (values: Readonly<Record<Name, string>>, page: number) => void,
) {
  // `useSearchParams` would be one more part of the router for every public page to load.
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
