import type { Executor } from '../db/database.ts';

/** When the database last put changes into an archive (`archive_mode`); null: never, or not known. */
export const lastArchived = async (db: Executor): Promise<Date | null> =>
  (
    await db.query<{ at: Date | null }>(
      'select last_archived_time as at from pg_stat_archiver',
      [],
      'last_archived',
    )
  )[0]?.at ?? null;
