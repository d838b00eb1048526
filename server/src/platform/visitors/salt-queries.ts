import type { Executor } from '../db/database.ts';

/** The day's salt; `fresh` if it has none yet. */
export async function storeSalt(db: Executor, day: string, fresh: Buffer): Promise<Buffer> {
  await db.query('insert into viewer_salts (day, salt) values ($1, $2) on conflict do nothing', [day, fresh]);
  const rows = await db.query<{ salt: Buffer }>('select salt from viewer_salts where day = $1', [day]);
  if (!rows[0]) throw new Error(`the viewer salt of ${day} is gone`);
  return rows[0].salt;
}

/** Removes the salts of days for which no more hashes are made. */
export async function dropOldSalts(db: Executor): Promise<void> {
  await db.query(`delete from viewer_salts where day < (now() at time zone 'UTC')::date - 1`);
}
