import type { Executor } from '../../platform/db/database.ts';

/** Members of these names (lower case) whom everybody may see. */
export const membersNamed = (
  db: Executor,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  names.length === 0
    ? Promise.resolve([])
    : db.query<{ id: string; name: string }>(
        `select id, lower(username) as name from profiles
         where lower(username) = any($1) and leaving_at is null and held_look is null`,
        [names],
        'members_named',
      );
