import type { Executor } from '../../../platform/db/database.ts';

export interface ListedRow {
  id: string;
  sha256: Buffer | null;
  frame_count: number;
  reason: string;
  video_title: string | null;
  added_by: string | null;
  added_at: Date;
  compared_at: Date | null;
  found_count: number;
  found_pictures: number;
  picture_intake: string | null;
}

export interface ListFilter {
  /** Words of the reason or the video's title, or the start of a hash. */
  words: string | null;
  seesMinors: boolean;
}

const found = `($3 or not e.is_minor_related) and ($1::text is null or e.reason ilike $1 or v.title ilike $1 or encode(e.sha256, 'hex') like $2)`;

function valuesOf({ words, seesMinors }: ListFilter): [string | null, string | null, boolean] {
  if (words === null) return [null, null, seesMinors];
  const literal = words.replace(/[\\%_]/g, '\\$&');
  return [`%${literal}%`, `${literal.toLowerCase()}%`, seesMinors];
}

export const listEntries = (
  db: Executor,
  { limit, offset, ...filter }: ListFilter & { limit: number; offset: number },
): Promise<ListedRow[]> =>
  db.query<ListedRow>(
    `select e.id, e.sha256, e.frame_count, e.reason, v.title as video_title, p.username as added_by, e.added_at,
       case when e.id = any((select entry_ids from stay_down_look)::uuid[]) then null else e.compared_at end as compared_at,
       e.found_count, e.found_pictures, e.picture_intake
     from stay_down_entries e left join videos v on v.id = e.video_id left join members p on p.id = e.added_by
     where ${found} order by e.added_at desc, e.id desc limit $4 offset $5`,
    [...valuesOf(filter), limit, offset],
    filter.words === null ? 'list_stay_down' : 'search_stay_down',
  );

export const countEntries = async (db: Executor, filter: ListFilter): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (
         select from stay_down_entries e left join videos v on v.id = e.video_id where ${found} limit 100000) listed`,
      valuesOf(filter),
      'count_stay_down',
    )
  )[0]?.n ?? 0;
