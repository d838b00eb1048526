import * as paths from '../paths.ts';

/** The address of home with another page, tab or period, and what else its query asks for. Null is left out. */
export const homeAddress = (
  search: string,
  part: { page?: number | null; tab?: string | null; period?: string | null },
): string =>
  paths.withQuery(paths.home(), {
    ...Object.fromEntries(new URLSearchParams(search)),
    ...part,
    notice: null,
  });

/** Whether another address of home asks for nothing but another tab or period, which are loaded by themselves. */
export const isSameHome = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname &&
  from.search !== to.search &&
  from.searchParams.get('page') === to.searchParams.get('page');
