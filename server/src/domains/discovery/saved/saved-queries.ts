import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { unblocked } from '../../profiles/index.ts';

export interface SavedRow {
  id: string;
  name: string;
  query: string;
  tells: boolean;
  created_at: Date;
}
const columns = 'id, name, query, tells, created_at';

export const savedOf = (db: Executor, memberId: string): Promise<SavedRow[]> =>
  db.query<SavedRow>(
    `select ${columns} from saved_searches where member_id = $1 order by created_at desc, id limit ${limits.savedSearches}`,
    [memberId],
    'saved_searches_of',
  );

/** Null: the member has as many as one may have. A member’s searches are written one after the other. */
export async function writeSaved(
  db: Executor,
  memberId: string,
  row: Pick<SavedRow, 'id' | 'name' | 'query' | 'tells'>,
): Promise<SavedRow | null> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('saved searches ' || $1, 0))`, [memberId]);
  const rows = await db.query<SavedRow>(
    `insert into saved_searches (id, member_id, name, query, tells)
     select $2, $1, $3, $4, $5
     where (select count(*) from saved_searches where member_id = $1 and query <> $4) < ${limits.savedSearches}
     on conflict (member_id, query) do update set name = excluded.name, tells = excluded.tells
     returning ${columns}`,
    [memberId, row.id, row.name, row.query, row.tells],
  );
  return rows[0] ?? null;
}

/** Null: the member has no such search. What was published while nobody was to be told of it is no news. */
export const changeSaved = async (
  db: Executor,
  memberId: string,
  { id, name, tells }: { id: string; name: string | null; tells: boolean | null },
): Promise<SavedRow | null> =>
  (
    await db.query<SavedRow>(
      `update saved_searches set name = coalesce($3, name), tells = coalesce($4, tells),
         looked_until = case when $4 and not tells then now() else looked_until end
       where id = $2 and member_id = $1 returning ${columns}`,
      [memberId, id, name, tells],
    )
  )[0] ?? null;

export const deleteSaved = async (db: Executor, memberId: string, id: string): Promise<boolean> =>
  (await db.query('delete from saved_searches where id = $2 and member_id = $1 returning id', [memberId, id]))
    .length > 0;

export async function deleteSavedOf(db: Executor, memberId: string): Promise<void> {
  await db.query('delete from saved_searches where member_id = $1', [memberId]);
}

export interface DueSearch {
  id: string;
  memberId: string;
  name: string;
  query: string;
  lookedUntil: Date;
}

/** Searches whose day is over, the longest waiting first. */
export const dueSearches = (db: Executor, limit: number): Promise<DueSearch[]> =>
  db.query<DueSearch>(
    `select id, member_id as "memberId", name, query, looked_until as "lookedUntil" from saved_searches
     where tells and looked_until <= now() - interval '1 day' order by looked_until, id limit $1`,
    [limit],
    'due_searches',
  );

/** Of these videos, what came out after a moment and is neither the member’s own nor of somebody blocked, the newest first. */
export const newFor = (
  db: Executor,
  memberId: string,
  { videoIds, since }: { videoIds: readonly string[]; since: Date },
): Promise<{ id: string; title: string }[]> =>
  db.query<{ id: string; title: string }>(
    `select v.id, v.title from published_videos v
     where v.id = any ($2::uuid[]) and v.published_at > $3 and v.uploader_id is distinct from $1
       and ${unblocked('$1::uuid', 'v.uploader_id')}
     order by v.published_at desc, v.id desc`,
    [memberId, videoIds, since],
    'new_in_saved_search',
  );

/** Whether anything came out after a moment. */
export const isAnythingNew = async (db: Executor, since: Date): Promise<boolean> =>
  (await db.query('select from published_videos where published_at > $1 limit 1', [since], 'anything_new'))
    .length > 0;

export async function noteLooked(db: Executor, ids: readonly string[], until: Date): Promise<void> {
  await db.query('update saved_searches set looked_until = $2 where id = any ($1::uuid[])', [ids, until]);
}
