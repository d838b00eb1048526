import type { Executor } from '../../../platform/db/database.ts';
import { openStates } from './file-rules.ts';

/** Nothing is served from elsewhere, so there is nothing to do. */
export async function forgetChanges(db: Executor): Promise<void> {
  await db.query('delete from file_changes');
  await db.query('delete from file_placing');
}

/** Has everything that is not public checked, if files are served from other places than before. */
export async function notePlaces(db: Executor, places: string): Promise<void> {
  const rows = await db.query(
    `insert into file_placing (places) values ($1)
     on conflict (is_only) do update set places = excluded.places where file_placing.places <> excluded.places returning 1`,
    [places],
  );
  if (rows.length === 0) return;
  await db.query(
    `insert into file_changes (id, was_open)
     select made.id, v.publish_status <> all($1)
     from videos v cross join lateral (values (v.id), (v.media_id), (v.next_media_id)) made (id)
     where made.id is not null`,
    [openStates],
  );
}

/** Has the next worker look at every file anew: where they lie is not known any more, as after a restore. */
export const forgetPlaces = (db: Executor): Promise<unknown> => db.query('delete from file_placing');

export interface FileChange {
  id: string;
  wasOpen: boolean;
  /** Notes up to this one are settled with it. */
  position: number;
}

/** Due changes, oldest first, one per id. */
export const dueChanges = (db: Executor, limit: number): Promise<FileChange[]> =>
  db.query<FileChange>(
    `select id::text as id, bool_or(was_open) as "wasOpen", max(position) as position
     from (select * from file_changes where due_at <= now() order by due_at, position limit $1) due
     group by id order by min(position)`,
    [limit],
  );

export async function settleChange(db: Executor, { id, position }: FileChange): Promise<void> {
  await db.query('delete from file_changes where id = $1 and position <= $2', [id, position]);
}

/** Schedules a retry: in half a minute, then at growing intervals up to an hour. */
export async function delayChange(db: Executor, { id, position }: FileChange): Promise<void> {
  await db.query(
    `update file_changes set attempts = least(attempts + 1, 20),
       due_at = now() + least(interval '1 hour', interval '15 seconds' * power(2, least(attempts + 1, 10)))
     where id = $1 and position <= $2`,
    [id, position],
  );
}

/** Has files that were added under an id brought to where the others are. */
export async function placeFilesOf(db: Executor, id: string): Promise<void> {
  await db.query('insert into file_changes (id, was_open) values ($1, false)', [id]);
}

/** Only one process at a time moves the files of an id, until its transaction ends. False: another does. */
export const lockPlace = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db.query<{ ok: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 7263)) as ok', [
      `place ${id}`,
    ])
  )[0]?.ok ?? false;

/**
 * Whether the work on an asset is done, or this is not an asset: files still being written stay where they
 * are.
 */
export const isSettledAsset = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query(`select from media_assets where id = $1 and state not in ('ready', 'failed')`, [id]))
    .length === 0;

/** Throws if the connection, and with it the lock, is lost. */
export async function feelConnection(db: Executor): Promise<void> {
  await db.query('select 1');
}
