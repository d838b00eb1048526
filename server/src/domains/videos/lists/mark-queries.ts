import type { Executor } from '../../../platform/db/database.ts';
import { firstMark, markText } from './list-mark-queries.ts';
import type { ListOrder } from './list-orders.ts';

/** The farthest place that a call reads. */
const farthest = 100_000;

/** Lists that are long enough to be marked, by their ids. */
export interface LongLists {
  categories: string[];
  tags: number[];
  uploaders: string[];
  all: boolean;
}

export async function longLists(db: Executor): Promise<LongLists> {
  const [row] = await db.query<LongLists>(
    `select
       (select coalesce(sum(video_count), 0) > $1 from categories) as all,
       array(select id from categories where video_count > $1 order by id) as categories,
       array(select id from tags where video_count > $1 order by id) as tags,
       array(select uploader_id from videos where publish_status = 'published' and uploader_id is not null
         group by 1 having count(*) > $1 order by 1) as uploaders`,
    [firstMark],
  );
  return row!;
}

/** Names of lists that were marked within so many minutes. */
export const markedWithin = async (db: Executor, minutes: number): Promise<Set<string>> =>
  new Set(
    (
      await db.query<{ list: string }>(
        `select distinct list from list_marks where marked_at > now() - make_interval(mins => $1)`,
        [minutes],
      )
    ).map(({ list }) => list),
  );

/** Marks a list anew. Both are one transaction for whoever reads. */
export async function markList(
  transaction: Executor,
  list: string,
  { order, from, id, values = [] }: { order: ListOrder; from: string; id?: string; values?: unknown[] },
): Promise<void> {
  await transaction.query('delete from list_marks where list = $1', [list]);
  await transaction.query(markText(order, from, farthest, id), [list, ...values]);
}

/** Forgets the marks of lists that are no longer long. */
export async function dropOldMarks(db: Executor): Promise<void> {
  await db.query(`delete from list_marks where marked_at < now() - interval '2 days'`);
}
