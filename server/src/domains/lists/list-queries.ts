import { limits } from '#contract/limits.ts';
import { type ListSort, type ListStatus, listStatuses } from '#contract/work-words.ts';
import type { Executor } from '../../platform/db/database.ts';
import { unblocked } from '../profiles/index.ts';
import { firstStill, workCardColumns } from '../works/index.ts';

const shared = 'e.status, e.score, e.started_on, e.finished_on, e.episodes_seen, e.rewatches';
const own = `${shared}, e.notes, e.tells_of_new, e.told_language, e.updated_at`;

const orders: Readonly<Record<ListSort, string>> = {
  updated: 'e.updated_at desc, e.work_id',
  title: 'lower(w.title), w.id',
  score: 'e.score desc nulls last, lower(w.title), w.id',
  year: 'w.year desc nulls last, lower(w.title), w.id',
};

/** Of each status, also of those that nothing has. */
const counts = `(select json_build_object(${listStatuses
  .map((status) => `'${status}', coalesce(sum(entries) filter (where status = '${status}'), 0)`)
  .join(', ')}) from list_counts where member_id = $2)`;

/** `$3` how many, `$4` from where; one more says that there are more. */
const listed = (columns: string, condition: string, order: string): string => `
  with found as materialized (
    select e.*, w.expected_episodes, row_number() over (order by ${order}) as place
    from list_entries e join published_works w on w.id = e.work_id
    where e.member_id = $2 ${condition} order by ${order} limit $3 + 1 offset $4)
  select json_build_object('counts', ${counts}, 'has_more', (select count(*) from found) > $3,
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${columns}, e.expected_episodes, (select row_to_json(card) from (select ${workCardColumns}) card) as work
      from found e join published_works w on w.id = e.work_id ${firstStill('w.id')}
      where e.place <= $3 + $4 order by e.place) item))::text as json`;

export interface ListPage {
  memberId: string;
  status: ListStatus | null;
  page: number;
}
const partOf = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

async function pageOf(
  db: Executor,
  base: string,
  { memberId, status, page }: ListPage,
  { columns, sort, search }: { columns: string; sort: ListSort; search: string | null },
): Promise<string> {
  const values: unknown[] = [base, memberId, limits.listPageSize, (page - 1) * limits.listPageSize];
  let condition = '';
  if (status !== null) condition += ` and e.status = $${values.push(status)}`;
  if (search !== null)
    condition += ` and exists (select from published_work_titles t where t.work_id = e.work_id
      and lower(t.title) like $${values.push(partOf(search))})`;
  const rows = await db.query<{ json: string }>(listed(columns, condition, orders[sort]), values);
  return rows[0]!.json;
}

/** JSON text of a page of a member's own list. */
export const ownList = (
  db: Executor,
  base: string,
  page: ListPage,
  sort: ListSort,
  search: string | null,
): Promise<string> => pageOf(db, base, page, { columns: own, sort, search });

/** JSON text of a page of a list as others see it. */
export const publicList = (db: Executor, base: string, page: ListPage): Promise<string> =>
  pageOf(db, base, page, { columns: shared, sort: 'updated', search: null });

/** Whether somebody may see the list of a member who shows theirs. */
export const maySeeList = async (db: Executor, memberId: string, viewerId: string | null): Promise<boolean> =>
  (
    await db.query(
      `select from members m where m.id = $1 and m.leaving_at is null and not m.is_held
         and ${unblocked('m.id', '$2::uuid')}`,
      [memberId, viewerId],
      'may_see_list',
    )
  ).length > 0;
