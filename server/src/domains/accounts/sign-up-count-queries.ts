import type { Executor } from '../../platform/db/database.ts';

/** How many accounts were made from one moment until before another. */
export const countSignUps = async (db: Executor, from: Date, until: Date): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(*)::int as n from accounts where created_at >= $1 and created_at < $2',
      [from, until],
      'count_sign_ups',
    )
  )[0]?.n ?? 0;
