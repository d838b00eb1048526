import type { Executor } from '../../platform/db/database.ts';

/** The member of this name, ignoring case; null: there is none. */
export async function profileNamed(db: Executor, username: string): Promise<string | null> {
  return (
    (
      await db.query<{ id: string }>('select id from profiles where lower(username) = lower($1)', [username])
    )[0]?.id ?? null
  );
}

/** Writes a profile without an account; an existing one of this id or name stays as it is. */
export async function addProfile(
  db: Executor,
  row: { id: string; username: string; displayName: string | null; role: string; isDemo: boolean },
): Promise<void> {
  await db.query(
    'insert into profiles (id, username, display_name, role, is_demo) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [row.id, row.username, row.displayName, row.role, row.isDemo],
  );
}
