import type { Executor } from '../../../platform/db/database.ts';
import type { WrittenEntry } from './write-list-file.ts';

/** A member's list with what its works are called by. */
export const writtenEntries = async (db: Executor, memberId: string): Promise<WrittenEntry[]> =>
  db.query<WrittenEntry>(
    `select e.work_id, w.title, w.native_title, w.year, w.kind, w.expected_episodes, e.status, e.score, e.notes,
       e.started_on::text as started_on, e.finished_on::text as finished_on, e.episodes_seen, e.rewatches,
       e.tells_of_new, e.told_language,
       to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at
     from list_entries e join published_works w on w.id = e.work_id
     where e.member_id = $1 order by lower(w.title), w.id`,
    [memberId],
  );

export interface ListRecords {
  entries: unknown;
  settings: unknown;
  reminders: unknown;
}

/** Everything of a member's list, also of works that the site does not show. */
export async function listRecords(db: Executor, memberId: string): Promise<ListRecords> {
  const rows = await db.query<ListRecords>(
    `select
       (select coalesce(json_agg(r), '[]') from (
          select w.title, e.status, e.score, e.notes, e.started_on, e.finished_on, e.episodes_seen, e.rewatches,
            e.tells_of_new, e.told_language, e.created_at, e.updated_at
          from list_entries e join work_texts w on w.id = e.work_id
          where e.member_id = $1 order by lower(w.title)) r) as entries,
       (select to_json(r) from (
          select scale, follows_watching from list_settings where member_id = $1) r) as settings,
       (select coalesce(json_agg(r), '[]') from (
          select t.title as episode, n.created_at from episode_reminders n
          join episode_texts t on t.id = n.episode_id where n.member_id = $1 order by n.created_at) r) as reminders`,
    [memberId],
  );
  return rows[0] ?? { entries: [], settings: null, reminders: [] };
}
