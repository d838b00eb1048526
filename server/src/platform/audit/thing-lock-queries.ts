import type { Executor } from '../db/database.ts';

/**
 * Serialises what is reported, decided and done about one thing, until the transaction ends. Whoever acts on it takes this
 * lock before those of its rows, or two of them wait for each other.
 */
export async function lockThing(db: Executor, kind: string, id: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('reported ' || $1 || $2, 0))`, [kind, id]);
}
