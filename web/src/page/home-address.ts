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

/** Whether two addresses of home differ in nothing but its tab and period, which are loaded by themselves. */
export function isSameHome(from: URL, to: URL): boolean {
  const [a, b] = [from, to].map(
    ({ pathname, search }) => pathname + homeAddress(search, { tab: null, period: null }),
  );
  return from.href !== to.href && a === b;
}
