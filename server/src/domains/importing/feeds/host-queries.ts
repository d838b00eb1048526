import type { Executor } from '../../../platform/db/database.ts';

/**
 * Takes the next turn of a host. Milliseconds until then, or null if it is further off than `patience` and
 * not taken.
 */
export async function claimTurn(
  db: Executor,
  host: string,
  pause: number,
  patience: number,
): Promise<number | null> {
  const rows = await db.query<{ wait: number }>(
    `insert into import_hosts as h (host, next_at) values ($1, now() + $2 * interval '1 millisecond')
     on conflict (host) do update set next_at = greatest(h.next_at, now()) + $2 * interval '1 millisecond'
       where h.next_at <= now() + $3 * interval '1 millisecond'
     returning extract(epoch from next_at - now())::float8 * 1000 - $2 as wait`,
    [host, pause, patience],
    'claim-turn',
  );
  return rows[0] === undefined ? null : Math.max(0, rows[0].wait);
}

/** Hosts that nobody has asked recently. */
export async function forgetTurns(db: Executor): Promise<void> {
  await db.query(`delete from import_hosts where next_at < now() - interval '1 day'`);
}
