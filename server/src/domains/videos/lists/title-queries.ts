import { type ListOrder, orderBy, publishedOrder } from './list-orders.ts';

/** `%`, `_` and `\\` typed by people are literal. */
export const titlePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** So many entries at the head of a list are looked through first. */
const head = 3000;
/** If that many of them match, so many more are, where the index of the order has the titles beside it. */
const fewInHead = 3;
const walked = 24_000;

export interface TitledList {
  /** SQL conditions over `videos v` that make the list. */
  from: string;
  /** Further ones, that few pass. */
  passes: string;
  order: ListOrder;
  /** SQL of the pattern. */
  pattern: string;
  /** SQL of how many have to be found. */
  enough: string;
}

/**
 * Videos of a list with a part of their title, as `key` and `id`. What stands in many titles is met at the head of the list; what is rare there,
 * the index of titles finds without reading the list. Planned as one, a search for the one would cost that for the other.
 */
export function partOfTitle({ from, passes, order, pattern, enough }: TitledList): {
  parts: string;
  matched: string;
} {
  const columns = `v.id, v.title_key, ${passes === '' ? '' : 'v.filter_bits, '}${order.key} as key`;
  const among = (most: number): string => `
    select v.key, v.id from (
      select ${columns} from videos v where ${from} order by ${orderBy(order)} limit ${most}
    ) v where v.title_key like ${pattern} ${passes}`;
  const further =
    order === publishedOrder
      ? `${among(walked)} and (select count >= ${fewInHead} and count < ${enough} from met) limit (select ${enough})`
      : 'select key, id from early where false';
  return {
    parts: `
      early as materialized (${among(head)}), met as (select count(*) as count from early),
      further as materialized (${further}),
      found as materialized (select count >= ${enough} as early, (select count(*) >= ${enough} from further) as further from met)`,
    matched: `
      select key, id from early where (select early from found)
      union all
      select key, id from further where (select further from found)
      union all
      -- By the index of titles alone: the index of the list would be read whole beside it.
      select ${order.key}, v.id from (
        select * from videos v where v.title_key like ${pattern} and not (select early or further from found) offset 0
      ) v where ${from} ${passes}`,
  };
}
