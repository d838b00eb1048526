import type { Executor } from '../../../platform/db/database.ts';
import type { ListFigures } from '../../works/index.ts';

/** In how many of the lists that everybody may see each work is. */
export const listFigures = (db: Executor): Promise<ListFigures[]> =>
  db.query<ListFigures>(
    `select e.work_id, count(*) filter (where e.status = 'planned')::int as planned,
       count(*) filter (where e.status in ('watching', 'rewatching'))::int as watching,
       count(*) filter (where e.status = 'completed')::int as completed
     from list_entries e join members_showing_lists m on m.id = e.member_id group by e.work_id`,
  );
