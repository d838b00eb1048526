import type { ListStatus, ScoreScale } from '#contract/work-words.ts';
import type { Executor } from '../../platform/db/database.ts';

/** An entry as it is stored; days as `YYYY-MM-DD`. */
export interface EntryRow {
  work_id: string;
  status: ListStatus;
  score: number | null;
  notes: string | null;
  started_on: string | null;
  finished_on: string | null;
  episodes_seen: number;
  rewatches: number;
  tells_of_new: boolean;
  told_language: string | null;
  /** ISO 8601. */
  updated_at: string;
}
const columns = `work_id, status, score, notes, started_on::text as started_on, finished_on::text as finished_on,
  episodes_seen, rewatches, tells_of_new, told_language,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at`;

export const findEntry = async (db: Executor, memberId: string, workId: string): Promise<EntryRow | null> =>
  (
    await db.query<EntryRow>(
      `select ${columns} from list_entries where member_id = $1 and work_id = $2`,
      [memberId, workId],
      'list_entry',
    )
  )[0] ?? null;

export const entriesAmong = (
  db: Executor,
  memberId: string,
  workIds: readonly string[],
): Promise<EntryRow[]> =>
  db.query<EntryRow>(
    `select ${columns} from list_entries where member_id = $1 and work_id = any ($2::uuid[])`,
    [memberId, workIds],
  );

export interface SettingsRow {
  scale: ScoreScale;
  follows_watching: boolean;
}
const defaults: SettingsRow = { scale: 'ten', follows_watching: true };

export const findSettings = async (db: Executor, memberId: string): Promise<SettingsRow> =>
  (
    await db.query<SettingsRow>(
      'select scale, follows_watching from list_settings where member_id = $1',
      [memberId],
      'list_settings',
    )
  )[0] ?? defaults;

/** Null leaves a setting as it is. */
export const writeSettings = async (
  db: Executor,
  memberId: string,
  scale: ScoreScale | null,
  follows: boolean | null,
): Promise<SettingsRow> =>
  (
    await db.query<SettingsRow>(
      `insert into list_settings as s (member_id, scale, follows_watching)
       select id, coalesce($2, 'ten'), coalesce($3, true) from members where id = $1
       on conflict (member_id) do update set scale = coalesce($2, s.scale),
         follows_watching = coalesce($3, s.follows_watching)
       returning scale, follows_watching`,
      [memberId, scale, follows],
    )
  )[0] ?? defaults;

/** Serialises what changes a member's list until the transaction ends; answers how it is had. */
export const holdList = (db: Executor, memberId: string): Promise<SettingsRow> =>
  writeSettings(db, memberId, null, null);

export const countEntries = async (db: Executor, memberId: string): Promise<number> =>
  (
    await db.query<{ entries: number }>(
      'select coalesce(sum(entries), 0)::int as entries from list_counts where member_id = $1',
      [memberId],
      'count_list_entries',
    )
  )[0]?.entries ?? 0;

/** Adds these entries, or puts them in the place of those that stand there. */
export async function writeEntries(
  db: Executor,
  memberId: string,
  entries: readonly EntryRow[],
): Promise<void> {
  await db.query(
    `insert into list_entries (member_id, work_id, status, score, notes, started_on, finished_on, episodes_seen,
       rewatches, tells_of_new, told_language, updated_at)
     select m.id, e.work_id, e.status, e.score, e.notes, e.started_on, e.finished_on, e.episodes_seen, e.rewatches,
       e.tells_of_new, e.told_language, least(e.updated_at, now())
     from members m, json_populate_recordset(null::list_entries, $2::json) e where m.id = $1
     on conflict (member_id, work_id) do update set status = excluded.status, score = excluded.score,
       notes = excluded.notes, started_on = excluded.started_on, finished_on = excluded.finished_on,
       episodes_seen = excluded.episodes_seen, rewatches = excluded.rewatches, tells_of_new = excluded.tells_of_new,
       told_language = excluded.told_language, updated_at = excluded.updated_at`,
    [memberId, JSON.stringify(entries)],
    'write_list_entries',
  );
}

export const deleteEntry = async (db: Executor, memberId: string, workId: string): Promise<boolean> =>
  (
    await db.query('delete from list_entries where member_id = $1 and work_id = $2 returning 1', [
      memberId,
      workId,
    ])
  ).length > 0;

/** Everything of a departing member. */
export async function deleteListOf(db: Executor, memberId: string): Promise<void> {
  await db.query('delete from list_entries where member_id = $1', [memberId]);
  await db.query('delete from list_counts where member_id = $1', [memberId]);
  await db.query('delete from list_settings where member_id = $1', [memberId]);
  await db.query('delete from episode_reminders where member_id = $1', [memberId]);
}

/** Puts another work in the place of one on all lists that do not have it. */
export async function moveEntries(db: Executor, from: string, to: string): Promise<void> {
  await db.query(
    `update list_entries e set work_id = $2, followed = followed || $1::uuid where e.work_id = $1
       and not exists (select from list_entries o where o.member_id = e.member_id and o.work_id = $2)`,
    [from, to],
  );
}

/** Puts what came from a work back, on all lists that do not have it again. */
export async function moveEntriesBack(db: Executor, from: string, to: string): Promise<void> {
  await db.query(
    `update list_entries e set work_id = $1, followed = trim_array(followed, 1)
     where e.work_id = $2 and followed[cardinality(followed)] = $1
       and not exists (select from list_entries o where o.member_id = e.member_id and o.work_id = $1)`,
    [from, to],
  );
}

/** Whether one of these works is on somebody's list. */
export const isListed = async (db: Executor, workIds: readonly string[]): Promise<boolean> =>
  (await db.query('select from list_entries where work_id = any ($1::uuid[]) limit 1', [workIds])).length > 0;
