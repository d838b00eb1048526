import type { Executor } from '../db/database.ts';

export interface RateCount {
  /** The client, as `rateKey` writes it. */
  key: string;
  /** Number of the window, counted from 1970. */
  window: number;
  requests: number;
}

/**
 * Adds our counts to those of the other processes and answers the sums. A count from an earlier window is
 * discarded.
 */
export async function addRateCounts(db: Executor, counts: readonly RateCount[]): Promise<RateCount[]> {
  return db.query<RateCount>(
    `insert into rate_counts as stored (client_key, window_number, requests)
     select * from unnest($1::text[], $2::bigint[], $3::int[]) order by 1
     on conflict (client_key) do update set window_number = excluded.window_number,
       counted_at = now(),
       requests = case when stored.window_number = excluded.window_number then stored.requests else 0 end + excluded.requests
     returning client_key as key, window_number as window, requests`,
    [
      counts.map(({ key }) => key),
      counts.map(({ window }) => window),
      counts.map(({ requests }) => requests),
    ],
  );
}

/** Removes counts of past windows. Answers how many. */
export async function deletePastRateCounts(db: Executor, olderThanSeconds: number): Promise<number> {
  const rows = await db.query(
    'delete from rate_counts where counted_at < now() - make_interval(secs => $1) returning 1',
    [olderThanSeconds],
  );
  return rows.length;
}
