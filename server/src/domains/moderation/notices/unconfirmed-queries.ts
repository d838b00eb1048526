import type { Executor } from '../../../platform/db/database.ts';

/** How many notices wait for somebody to confirm their address, to at most `most`. */
export const countUnconfirmedNotices = async (db: Executor, most: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(*)::int as n from (select from notices where filed_at is null limit $1) waiting',
      [most],
      'count_unconfirmed_notices',
    )
  )[0]?.n ?? 0;
