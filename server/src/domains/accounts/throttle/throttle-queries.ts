import type { Executor } from '../../../platform/db/database.ts';
import type { ThrottleState } from './throttle-rules.ts';

/**
 * Reads a counter and locks it until the transaction ends, so that attempts at one secret run one after
 * another.
 */
export async function lockThrottle(db: Executor, key: Buffer): Promise<ThrottleState | null> {
  await db.query('insert into throttles (key) values ($1) on conflict do nothing', [key]);
  const rows = await db.query<{ failures: number; last_failure_at: Date; blocked_until: Date | null }>(
    'select failures, last_failure_at, blocked_until from throttles where key = $1 for update',
    [key],
  );
  const row = rows[0];
  if (!row || row.failures === 0) return null;
  return {
    failures: row.failures,
    lastFailureAt: row.last_failure_at.getTime(),
    blockedUntil: row.blocked_until?.getTime() ?? null,
  };
}

export async function writeThrottle(db: Executor, key: Buffer, state: ThrottleState): Promise<void> {
  await db.query(
    'update throttles set failures = $2, last_failure_at = $3, blocked_until = $4 where key = $1',
    [
      key,
      state.failures,
      new Date(state.lastFailureAt),
      state.blockedUntil === null ? null : new Date(state.blockedUntil),
    ],
  );
}

export async function deleteThrottle(db: Executor, key: Buffer): Promise<void> {
  await db.query('delete from throttles where key = $1', [key]);
}

/** Takes one failure back: this attempt succeeded; others from there may not have. */
export async function forgiveThrottle(db: Executor, key: Buffer): Promise<void> {
  await db.query(
    'update throttles set failures = greatest(failures - 1, 0), blocked_until = null where key = $1',
    [key],
  );
}

export async function deleteOldThrottles(db: Executor): Promise<void> {
  await db.query(`delete from throttles where last_failure_at < now() - interval '1 day'`);
}
