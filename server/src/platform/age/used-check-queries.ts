import type { Executor } from '../db/database.ts';

/** Notes that a check was used; false: it was before. */
export async function takeCheck(db: Executor, hash: Buffer): Promise<boolean> {
  const rows = await db.query(
    'insert into used_age_checks (state_hash) values ($1) on conflict do nothing returning 1',
    [hash],
    'take-age-check',
  );
  return rows.length > 0;
}

export const deletePastChecks = (db: Executor, seconds: number): Promise<unknown> =>
  db.query('delete from used_age_checks where used_at < now() - make_interval(secs => $1)', [seconds]);
