import type { Executor } from '../../platform/db/database.ts';

/** Usernames by member id; departed members are missing. */
export async function usernamesOf(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: string; username: string }>(
    'select id, username from members where id = any ($1::uuid[])',
    [ids],
    'usernames-of',
  );
  return new Map(rows.map(({ id, username }) => [id, username]));
}
