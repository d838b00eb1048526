import type { RateClass } from '#contract/call.ts';
import { rateBudgets } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import { networkOf } from '../../kit/network.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';

interface Bucket {
  window: number;
  /** Seen here since the last exchange with the other processes. */
  fresh: number;
  /** Seen everywhere, as of the last exchange. */
  shared: number;
}

/**
 * Budgets per client and class in fixed windows. A process counts in memory and exchanges counts through PostgreSQL
 * every second, for busy clients only: a read costs no statement, and N processes together still hold one budget.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly timer: NodeJS.Timeout;
  private readonly db: Database;
  private readonly log: Log;
  private readonly factor: number;

  /** `factor` multiplies every budget; 0 turns limiting off (for measuring on loopback). */
  constructor(db: Database, log: Log, factor: number) {
    this.db = db;
    this.log = log;
    this.factor = factor;
    this.timer = setInterval(() => void this.exchange(), 1000);
    this.timer.unref();
  }

  /** Counts one request; throws `rateLimited` with the seconds until the window ends. */
  take(client: string, limit: RateClass): void {
    if (this.allows(client, limit)) return;
    const { seconds } = rateBudgets[limit];
    const retryAfter = Math.max(1, seconds - Math.floor((Date.now() / 1000) % seconds));
    throw new AppError('rateLimited', `Too many requests. Try again in ${retryAfter} s.`, { retryAfter });
  }

  /** Counts one request and says whether it is within the budget. */
  allows(client: string, limit: RateClass): boolean {
    if (this.factor === 0) return true;
    const budget = rateBudgets[limit];
    const window = Math.floor(Date.now() / (budget.seconds * 1000));
    const key = `${limit} ${client}`;
    let bucket = this.buckets.get(key);
    if (!bucket || bucket.window !== window) {
      bucket = { window, fresh: 0, shared: 0 };
      this.buckets.set(key, bucket);
    }
    bucket.fresh++;
    return bucket.fresh + bucket.shared <= budget.requests * this.factor;
  }

  /** Gives our counts of busy clients to all and takes theirs; forgets past windows. */
  private async exchange(): Promise<void> {
    const keys: string[] = [];
    const windows: number[] = [];
    const counts: number[] = [];
    for (const [key, bucket] of this.buckets) {
      const budget = rateBudgets[key.slice(0, key.indexOf(' ')) as RateClass];
      if (bucket.window !== Math.floor(Date.now() / (budget.seconds * 1000))) {
        this.buckets.delete(key);
      } else if (bucket.fresh > 0 && bucket.fresh + bucket.shared > budget.requests * this.factor * 0.1) {
        keys.push(key);
        windows.push(bucket.window);
        counts.push(bucket.fresh);
      }
    }
    if (keys.length === 0) return;
    try {
      await this.db.query(`delete from rate_counts where counted_at < now() - interval '10 minutes'`);
      const rows = await this.db.query<{ client_key: string; window_number: number; requests: number }>(
        `insert into rate_counts as kept (client_key, window_number, requests)
         select * from unnest($1::text[], $2::bigint[], $3::int[])
         on conflict (client_key) do update set window_number = excluded.window_number,
           counted_at = now(),
           requests = case when kept.window_number = excluded.window_number then kept.requests else 0 end + excluded.requests
         returning client_key, window_number, requests`,
        [keys, windows, counts],
      );
      const given = new Map(keys.map((key, i) => [key, counts[i] ?? 0]));
      for (const row of rows) {
        const bucket = this.buckets.get(row.client_key);
        if (bucket?.window !== row.window_number) continue;
        bucket.fresh -= given.get(row.client_key) ?? 0;
        bucket.shared = row.requests;
      }
    } catch (error) {
      this.log.warn({ err: error }, 'rate counts could not be exchanged');
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}

/** Who a budget belongs to: the member, else the address; of IPv6 the network, which one client has whole. */
export const clientKey = (userId: string | null, address: string): string => userId ?? networkOf(address);
