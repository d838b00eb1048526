import { type ListOrder, orderBy, publishedOrder } from './list-orders.ts';

/** `%`, `_` and `\\` typed by people are literal. */
export const titlePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** So many entries at the head of a list are looked through first. */
const head = 3000;
/** If that many of them match, so many more are, where the index of the order has the titles beside it. */
const fewInHead = 3;
const walked = 24_000;

/** Shorter parts have no three letters that the index of titles could find. */
const shortestIndexed = 3;
/** Whether the index of titles is of no use for a part of a title. */
export const isShortPart = (text: string): boolean => [...text].length < shortestIndexed;

export interface TitledList {
  /** SQL conditions over `videos v` that make the list. */
  from: string;
  /** Further ones, that few pass. */
  passes: string;
  order: ListOrder;
  /** SQL of the pattern. */
  pattern: string;
  /** Whether that is of a short part. */
  isShort: boolean;
  /** SQL of how many have to be found. */
  enough: string;
}

/**
 * Videos of a list with a part of their title, as `key` and `id`. What stands in many titles is met at the head of the list; what is rare there,
 * the index of titles finds without reading the list. Planned as one, a search for the one would cost that for the other.
 */
export function partOfTitle({ from, passes, order, pattern, isShort, enough }: TitledList): {
  parts: string;
  matched: string;
} {
  const columns = `v.id, v.title_key, ${passes === '' ? '' : 'v.filter_bits, '}${order.key} as key`;
  const first = (most: number): string =>
    `select ${columns} from videos v where ${from} order by ${orderBy(order)} limit ${most}`;
  const matches = `v.title_key like ${pattern} ${passes}`;
  const further =
    order === publishedOrder
      ? `select v.key, v.id from (${first(walked)}) v where ${matches}
         and (select not whole and count >= ${fewInHead} and count < ${enough} from met) limit (select ${enough})`
      : 'select key, id from early where false';
  const rest = 'not (select early or further from found)';
  // By the index of titles alone: the index of the list would be read whole beside it.
  const byTitle = isShort
    ? `select ${order.key}, v.id from videos v where ${from} and ${matches} and ${rest}`
    : `select ${order.key}, v.id from (
         select * from videos v where v.title_key like ${pattern} and ${rest} offset 0
       ) v where ${from} ${passes}`;
  return {
    parts: `
      head as materialized (${first(head)}),
      early as materialized (select v.key, v.id from head v where ${matches}),
      met as materialized (select count(*) as count, (select count(*) from head) < ${head} as whole from early),
      further as materialized (${further}),
      found as materialized (
        select count >= ${enough} or whole as early, (select count(*) >= ${enough} from further) as further from met)`,
    matched: `
      select key, id from early where (select early from found)
      union all
      select key, id from further where (select further from found)
      union all
      ${byTitle}`,
  };
}
