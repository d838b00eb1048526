import { firstUuid, lastUuid } from '../../../platform/db/first-and-last-ids.ts';
import { type ListOrder, orderBy } from './list-orders.ts';

/** Pages from here on begin at a mark. Before it, walking an index costs less than looking for one. */
export const firstMark = 5000;
/** From mark to mark: the most that is walked. */
export const markStep = 2500;

/** Names of lists, as SQL texts. */
export const listNames = {
  newest: `'newest'`,
  ofCategory: (id: string, sort: string): string => `'category/' || ${id} || '/${sort}'`,
  ofTag: (id: string): string => `'tag/' || ${id}`,
  ofUploader: (id: string, sort: string): string => `'uploader/' || ${id} || '/${sort}'`,
};

export interface FromMark {
  /** SQL of its name. */
  list: string;
  order: ListOrder;
  /** SQL of the page's offset. */
  offset: string;
  /**
   * SQL that counts what came to the head of the list after a moment, given as SQL. An order that changes in between has none: a
   * page of it begins where it did when the list was marked.
   */
  countSince?(moment: string): string;
  /** The video's id, if not `v.id`. */
  id?: string;
}

/**
 * Parts of a statement that begins a page at the mark before it: `parts` stand in its `with`, `condition` and `offset` in
 * the query that walks the list. Without marks they walk all of it.
 */
export function fromMark({ list, order, offset, countSince, id = 'v.id' }: FromMark): {
  parts: string;
  condition: string;
  offset: string;
} {
  const isDown = order.direction === 'desc';
  const beyond = isDown ? lastUuid : firstUuid;
  const added =
    countSince === undefined
      ? '0'
      : `(${countSince('(select max(marked_at) from list_marks where list = (select name from marked_list))')})`;
  return {
    parts: `
      marked_list as materialized (select ${list} as name),
      added as materialized (select ${added} as count),
      mark as materialized (
        select position + (select count from added) as position, ${order.mark} as key, video_id from list_marks
        where list = (select name from marked_list) and position <= ${offset} - (select count from added)
        order by position desc limit 1
      )`,
    condition: `and (${order.key}, ${id}) ${isDown ? '<=' : '>='}
      (coalesce((select key from mark), ${order.first}), coalesce((select video_id from mark), ${beyond}))`,
    offset: `${offset} - coalesce((select position from mark), 0)`,
  };
}

/**
 * A statement that marks a list anew: `walk` is SQL of its first entries (`key`, `id`) in their order, $1 the list's name. What
 * was marked of it before is deleted apart.
 */
export const markText = (order: ListOrder, from: string, most: number, id = 'v.id'): string => `
  insert into list_marks (list, position, ${order.mark.replace(/::.*/, '')}, video_id, marked_at)
  select $1, place - 1, key, id, now() from (
    select key, id, row_number() over (order by key ${order.direction}, id ${order.direction}) as place from (
      select ${order.key} as key, ${id} as id from ${from} order by ${orderBy(order, id)} limit ${most}
    ) entries
  ) placed where place > 1 and (place - 1) % ${markStep} = 0`;
