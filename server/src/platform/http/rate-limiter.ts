import type { RateClass } from '#contract/call.ts';
import { rateBudgets } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import { networkOf } from '../../kit/network.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { noteSecurity } from '../security-log.ts';
import { addRateCounts } from './rate-count-queries.ts';
import { rateKey } from './rate-key.ts';

interface Bucket {
  window: number;
  /** Seen here since the last exchange with the other processes. */
  fresh: number;
  /** Seen everywhere, as of the last exchange. */
  shared: number;
  isNoted?: true;
}

/**
 * Budgets per client and class in fixed windows. A process counts in memory and exchanges counts through
 * PostgreSQL every second, only for busy clients: a read costs no statement, and N processes together still
 * hold one budget.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly timer: NodeJS.Timeout;
  private readonly db: Database;
  private readonly log: Log;
  private readonly factor: number;
  private readonly secret: string;
  private exchanging = false;

  /** `rateLimitFactor` multiplies every budget; 0 turns limiting off (for benchmarks on loopback). */
  constructor(db: Database, log: Log, config: Pick<Config, 'rateLimitFactor' | 'secret'>) {
    this.db = db;
    this.log = log;
    this.factor = config.rateLimitFactor;
    this.secret = config.secret;
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
    const isAllowed = bucket.fresh + bucket.shared <= budget.requests * this.factor;
    // Once per client and window: a client that keeps asking must not fill the log.
    if (!isAllowed && !bucket.isNoted) {
      bucket.isNoted = true;
      noteSecurity({ log: this.log, config: { secret: this.secret } }, 'rate-limit', 'reached', {
        subject: isUuid(client) ? { account: client } : { address: client },
        call: limit,
      });
    }
    return isAllowed;
  }

  /** Whether a client is noted as over a budget that is still used up. */
  hasNoted(client: string): boolean {
    return (Object.keys(rateBudgets) as RateClass[]).some((limit) => {
      const bucket = this.buckets.get(`${limit} ${client}`);
      const window = Math.floor(Date.now() / (rateBudgets[limit].seconds * 1000));
      return bucket?.window === window && bucket.isNoted === true;
    });
  }

  /**
   * Publishes our counts of busy clients and takes in everyone else's; forgets past windows. Nobody else
   * learns who they are.
   */
  private async exchange(): Promise<void> {
    // Counts in flight must not be sent twice, however long the database takes.
    if (this.exchanging) return;
    const given = new Map<string, { bucket: Bucket; requests: number }>();
    for (const [name, bucket] of this.buckets) {
      const space = name.indexOf(' ');
      const limit = name.slice(0, space) as RateClass;
      const budget = rateBudgets[limit];
      if (bucket.window !== Math.floor(Date.now() / (budget.seconds * 1000))) {
        this.buckets.delete(name);
      } else if (bucket.fresh > 0 && bucket.fresh + bucket.shared > budget.requests * this.factor * 0.1) {
        // By the day on which the window began: at midnight all processes switch at the same window.
        const began = bucket.window * budget.seconds * 1000;
        const key = rateKey(this.secret, began, limit, name.slice(space + 1));
        given.set(key, { bucket, requests: bucket.fresh });
      }
    }
    if (given.size === 0) return;
    this.exchanging = true;
    try {
      const sums = await addRateCounts(
        this.db,
        [...given].map(([key, { bucket, requests }]) => ({ key, window: bucket.window, requests })),
      );
      for (const { key, window, requests } of sums) {
        const ours = given.get(key);
        if (ours?.bucket.window !== window) continue;
        ours.bucket.fresh -= ours.requests;
        ours.bucket.shared = requests;
      }
    } catch (error) {
      this.log.warn({ err: error }, 'rate counts could not be exchanged');
    } finally {
      this.exchanging = false;
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}

/**
 * Who a budget belongs to: the member, else the address; for IPv6 the network, all of which belongs to one
 * client. Questions that reveal who has an account are counted by address for members too: ten accounts must
 * not let anyone learn more.
 */
export const clientKey = (userId: string | null, address: string, limit?: RateClass): string =>
  userId === null || limit === 'enumerable' ? networkOf(address) : userId;
