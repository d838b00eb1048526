import { type ListOrder, orderBy } from './list-orders.ts';

/** `%`, `_` and `\\` typed by people are literal. */
export const titlePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** So many entries at the head of a list are looked through before the index of titles is asked. */
const walked = 3000;

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
  return {
    parts: `
      early as materialized (
        select v.key, v.id from (
          select v.id, v.title_key, ${passes === '' ? '' : 'v.filter_bits, '}${order.key} as key from videos v
          where ${from} order by ${orderBy(order)} limit ${walked}
        ) v where v.title_key like ${pattern} ${passes}
      ), found as materialized (select count(*) >= ${enough} as enough from early)`,
    matched: `
      select key, id from early where (select enough from found)
      union all
      select ${order.key}, v.id from videos v
      where ${from} and v.title_key like ${pattern} ${passes} and not (select enough from found)`,
  };
}
