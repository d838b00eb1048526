import type { Executor } from '../../platform/db/database.ts';

export interface StayDownEntry {
  sha256: Buffer;
  reason: string;
  addedAt: Date;
}

export async function hasStayDown(db: Executor, sha256: Buffer): Promise<boolean> {
  const rows = await db.query(`select 1 from stay_down_hashes where kind = 'sha256' and hash = $1`, [sha256]);
  return rows.length > 0;
}

/** A hash that is on the list already gets the new reason. */
export async function insertStayDown(db: Executor, sha256: Buffer, reason: string): Promise<void> {
  await db.query(
    `insert into stay_down_hashes (kind, hash, reason) values ('sha256', $1, $2)
     on conflict (kind, hash) do update set reason = excluded.reason`,
    [sha256, reason],
  );
}

/** False where it was not on the list. */
export async function deleteStayDown(db: Executor, sha256: Buffer): Promise<boolean> {
  const rows = await db.query(
    `delete from stay_down_hashes where kind = 'sha256' and hash = $1 returning 1`,
    [sha256],
  );
  return rows.length > 0;
}

export async function listStayDown(db: Executor): Promise<StayDownEntry[]> {
  return db.query(
    `select hash as sha256, reason, added_at as "addedAt" from stay_down_hashes
     where kind = 'sha256' order by added_at, hash`,
  );
}
