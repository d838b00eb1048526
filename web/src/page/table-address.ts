import { redirect } from 'react-router';
import { choice, pageNumber } from './address-values.ts';

const highestPage = 100_000;

/** What a table shows, as its page's address says it. */
export interface TableAddress<Sort extends string> {
  q: string;
  page: number;
  sort: Sort;
  ascending: boolean;
}

/**
 * Reads `q`, `page`, `sort` and `order` of an address. Missing or meaningless values get their default; the default
 * order is descending.
 */
export function readTableAddress<Sort extends string>(
  search: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): TableAddress<Sort> {
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    page: pageNumber(search, highestPage),
    sort: choice(search.get('sort'), sorts) ?? sorts[0],
    ascending: search.get('order') === 'asc',
  };
}

/** The same table as a query, without the defaults. */
export const tableQuery = <Sort extends string>(
  { q, page, sort, ascending }: TableAddress<Sort>,
  defaultSort: Sort,
): Record<string, string | number | null> => ({
  q: q || null,
  page: page === 1 ? null : page,
  sort: sort === defaultSort ? null : sort,
  order: ascending ? 'asc' : null,
});

/** The head of a sortable column: where it leads, and how the table is sorted; `first`: how a first press sorts it. */
export const orderBy = <Sort extends string>(
  table: TableAddress<Sort>,
  column: Sort,
  to: (table: TableAddress<Sort>) => string,
  first: 'ascending' | 'descending' = 'descending',
) => {
  const isOrdered = table.sort === column;
  return {
    orderTo: to({
      ...table,
      page: 1,
      sort: column,
      ascending: isOrdered ? !table.ascending : first === 'ascending',
    }),
    ordered: isOrdered ? (table.ascending ? ('ascending' as const) : ('descending' as const)) : undefined,
  };
};

/**
 * A page past the last one redirects to the last, because "nothing found" would be wrong. If nobody knows the `total`
 * it is 0, and the redirect leads to the first page.
 */
export function backToLast(
  url: URL,
  rows: readonly unknown[],
  { page, size, total }: { page: number; size: number; total: number },
): void {
  if (rows.length > 0 || page === 1) return;
  const to = new URL(url);
  const last = Math.min(page - 1, Math.max(1, Math.ceil(total / size)));
  if (last === 1) to.searchParams.delete('page');
  else to.searchParams.set('page', String(last));
  throw redirect(to.pathname + to.search);
}
