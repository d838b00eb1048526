import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';

/** How many public lists a work is in. */
export interface ListFigures {
  work_id: string;
  planned: number;
  watching: number;
  completed: number;
}

/**
 * Counts how often works were watched, and takes over in how many lists they are. What somebody is changing just now is left for
 * the next time. Answers how many have other figures than before.
 */
export async function writeFigures(
  transaction: TransactionExecutor,
  listed: readonly ListFigures[],
): Promise<number> {
  const changed = await transaction.query(
    `with counted as materialized (
       select w.id, coalesce(v.views, 0) as views, coalesce(l.planned, 0) as planned,
         coalesce(l.watching, 0) as watching, coalesce(l.completed, 0) as completed
       from works w
       left join (select o.work_id, sum(v.view_count)::bigint as views from work_videos o
         join published_videos v on v.id = o.video_id group by o.work_id) v on v.work_id = w.id
       left join json_to_recordset($1::json) as l (work_id uuid, planned integer, watching integer, completed integer)
         on l.work_id = w.id),
     free as materialized (
       select w.id from works w join counted c on c.id = w.id
       where (w.popularity, w.planned_by, w.watched_by, w.completed_by)
         is distinct from (c.views, c.planned, c.watching, c.completed)
       order by w.id for update of w skip locked)
     update works w set popularity = c.views, planned_by = c.planned, watched_by = c.watching, completed_by = c.completed
     from counted c join free using (id) where w.id = c.id returning 1`,
    [JSON.stringify(listed)],
  );
  if (changed.length > 0) await dropCached(transaction, 'works');
  return changed.length;
}
