import type { Executor } from '../../../platform/db/database.ts';

/** The profile of this id or username, or null. */
export const findBlockable = async (
  db: Executor,
  who: { id: string } | { username: string },
): Promise<{ id: string; username: string } | null> => {
  const [column, value] = 'id' in who ? ['id = $1', who.id] : ['lower(username) = lower($1)', who.username];
  const rows = await db.query<{ id: string; username: string }>(
    `select id, username from profiles where ${column}`,
    [value],
  );
  return rows[0] ?? null;
};

/**
 * Serialises a member's blocks until the transaction ends, and answers how many there are. The other member
 * is locked too, always in the same order: both counts may change.
 */
export async function lockBlocks(db: Executor, blockerId: string, otherId: string): Promise<number> {
  await db.query('select from profiles where id in ($1, $2) order by id for no key update', [
    blockerId,
    otherId,
  ]);
  const rows = await db.query<{ count: number }>(
    'select count(*) as count from blocks where blocker_id = $1',
    [blockerId],
  );
  return rows[0]?.count ?? 0;
}

/** Whether it was not there before. */
export async function insertBlock(db: Executor, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db.query(
    `insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing returning 1`,
    [blockerId, blockedId],
  );
  return rows.length > 0;
}

/** Whether it was there. */
export async function deleteBlock(db: Executor, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db.query('delete from blocks where blocker_id = $1 and blocked_id = $2 returning 1', [
    blockerId,
    blockedId,
  ]);
  return rows.length > 0;
}

export interface BlockedRow {
  blocked_id: string;
  username: string;
  avatar_url: string | null;
  created_at: Date;
  /** Microseconds since 1970. */
  place: number;
}

/** Those a member has blocked, latest first; `before` is the place and id of the last one seen. */
export const blockedBy = (
  db: Executor,
  base: string,
  blockerId: string,
  { limit, before }: { limit: number; before: [number, string] | null },
): Promise<BlockedRow[]> =>
  db.query<BlockedRow>(
    `select b.blocked_id, p.username, $2 || p.avatar_key as avatar_url, b.created_at,
       (extract(epoch from b.created_at) * 1000000)::bigint as place
     from blocks b join profiles p on p.id = b.blocked_id
     where b.blocker_id = $1 and ($4::bigint is null
       or b.created_at < timestamptz 'epoch' + $4 * interval '1 microsecond'
       or (b.created_at = timestamptz 'epoch' + $4 * interval '1 microsecond' and b.blocked_id > $5::uuid))
     order by b.created_at desc, b.blocked_id limit $3`,
    [blockerId, base, limit, before?.[0] ?? null, before?.[1] ?? null],
    'blocked_by',
  );

export const blockRecords = (db: Executor, blockerId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select p.username, b.created_at from blocks b join profiles p on p.id = b.blocked_id
     where b.blocker_id = $1 order by b.created_at`,
    [blockerId],
  );

/** Which of the two has blocked the other. */
export async function blocksBetween(
  db: Executor,
  one: string,
  other: string,
): Promise<{ byOne: boolean; byOther: boolean }> {
  const rows = await db.query<{ blocker_id: string }>(
    `select blocker_id from blocks
     where (blocker_id = $1 and blocked_id = $2) or (blocker_id = $2 and blocked_id = $1)`,
    [one, other],
    'blocks_between',
  );
  return {
    byOne: rows.some((row) => row.blocker_id === one),
    byOther: rows.some((row) => row.blocker_id === other),
  };
}

/**
 * Condition for statements of other domains: neither of two people has blocked the other. Both are SQL
 * expressions, such as `$1` and `c.author_id`; if one is null (a visitor), nobody is blocked.
 */
export const unblocked = (one: string, other: string): string =>
  `not exists (select from blocks where (blocker_id = ${one} and blocked_id = ${other})
     or (blocker_id = ${other} and blocked_id = ${one}))`;
