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

/** Null: the member has as many as one may have. What was published while a search was silenced is no news. A member’s searches are written one after the other. */
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
     on conflict (member_id, query) do update set name = excluded.name, tells = excluded.tells,
       looked_until = case when excluded.tells and not saved_searches.tells then now() else saved_searches.looked_until end
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
  /** To the microsecond, as text. */
  lookedUntil: string;
}

/** Searches whose day is over, the longest waiting first. */
export const dueSearches = (db: Executor, limit: number): Promise<DueSearch[]> =>
  db.query<DueSearch>(
    `select id, member_id as "memberId", name, query, looked_until::text as "lookedUntil" from saved_searches
     where tells and looked_until <= now() - interval '1 day' order by looked_until, id limit $1`,
    [limit],
    'due_searches',
  );

/**
 * What came out within a time and matches (`lexemes`: a `tsquery` in text form), is not the member’s own and of nobody blocked, the newest
 * first. What came out meanwhile is walked in its order: it is little, whatever matches is much.
 */
export const newFor = (
  db: Executor,
  memberId: string,
  asked: { lexemes: string; since: string; until: Date; limit: number },
): Promise<{ id: string; title: string }[]> =>
  db.query<{ id: string; title: string }>(
    `select v.id, v.title from (
       select s.video_id, s.published_at, s.uploader_id from video_search s
       where s.published_at > $3::timestamptz and s.published_at <= $4 and s.lexemes @@ (select $2::tsquery)
         and s.uploader_id is distinct from $1::uuid
       order by s.published_at desc, s.video_id desc offset 0) s
     join published_videos v on v.id = s.video_id
     where v.published_at > $3::timestamptz and ${unblocked('$1::uuid', 's.uploader_id')}
     order by s.published_at desc, s.video_id desc limit $5`,
    [memberId, asked.lexemes, asked.since, asked.until, asked.limit],
    'new_in_saved_search',
  );

/** Whether anything came out after a moment. */
export const isAnythingNew = async (db: Executor, since: string): Promise<boolean> =>
  (
    await db.query(
      'select from published_videos where published_at > $1::timestamptz limit 1',
      [since],
      'anything_new',
    )
  ).length > 0;

/** Answers how many it noted: not those that somebody else has noted since they were read. */
export const noteLooked = async (
  db: Executor,
  searches: readonly Pick<DueSearch, 'id' | 'lookedUntil'>[],
  until: Date,
): Promise<number> =>
  (
    await db.query(
      `update saved_searches s set looked_until = $3
       from unnest($1::uuid[], $2::timestamptz[]) as n (id, looked_until)
       where s.id = n.id and s.looked_until = n.looked_until returning s.id`,
      [searches.map(({ id }) => id), searches.map(({ lookedUntil }) => lookedUntil), until],
    )
  ).length;
