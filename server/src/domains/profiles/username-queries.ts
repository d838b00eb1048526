import type { Executor } from '../../platform/db/database.ts';

export async function usernamesOf(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ username: string }>(
    'select username from profiles where id = any($1)',
    [ids],
    'usernames_of',
  );
  return rows.map(({ username }) => username);
}
