import type { VideoSort } from '#contract/categories.ts';
import type { Database } from '../../../platform/db/database.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import {
  createdOrder,
  type ListOrder,
  publishedOrder,
  sortOrders,
  tagOrder,
  viewsOrder,
} from './list-orders.ts';
import { dropOldMarks, longLists, markedWithin, markList } from './mark-queries.ts';

interface MarkedList {
  name: string;
  order: ListOrder;
  from: string;
  id?: string;
  values: unknown[];
  /** Minutes until it is marked again: what is added to a list by its date is counted, other orders shift. */
  every: number;
}

const hour = 55;
const day = 23 * 60;
const published = `videos v where publish_status = 'published'`;

/** Every list that is long enough for a page to lie far down. */
async function listsToMark(db: Database): Promise<MarkedList[]> {
  const { all, categories, tags, uploaders } = await longLists(db);
  const sorts: [VideoSort, number][] = [
    ['newest', day],
    ['views', hour],
    ['rating', hour],
    ['longest', day],
    ['shortest', day],
  ];
  return [
    ...(all ? [{ name: 'newest', order: publishedOrder, from: published, values: [], every: day }] : []),
    ...categories.flatMap((id) =>
      sorts.map(([sort, every]) => ({
        name: `category/${id}/${sort}`,
        order: sortOrders[sort],
        from: `${published} and category_id = $2`,
        values: [id],
        every,
      })),
    ),
    ...tags.map((id) => ({
      name: `tag/${id}`,
      order: tagOrder,
      from: 'video_tags vt where vt.published_at is not null and tag_id = $2',
      id: 'vt.video_id',
      values: [id],
      every: day,
    })),
    ...uploaders.flatMap((id) =>
      (
        [
          ['newest', createdOrder, day],
          ['views', viewsOrder, hour],
        ] as const
      ).map(([sort, order, every]) => ({
        name: `uploader/${id}/${sort}`,
        order,
        from: `${published} and uploader_id = $2`,
        values: [id],
        every,
      })),
    ),
  ];
}

/** Marks the lists that are due. Answers how many were. */
export async function markLists(db: Database): Promise<number> {
  const lists = await listsToMark(db);
  const recent = { [hour]: await markedWithin(db, hour), [day]: await markedWithin(db, day) };
  const due = lists.filter(({ name, every }) => !recent[every]!.has(name));
  await eachAlone(due, ({ name, order, from, id, values }) =>
    db.transaction((transaction) =>
      markList(transaction, name, { order, from, values, ...(id === undefined ? {} : { id }) }),
    ),
  );
  await dropOldMarks(db);
  return due.length;
}
