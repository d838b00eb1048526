import { LRUCache } from 'lru-cache';
import { Away, longestStale } from '../calls/away.ts';
import { isOutage } from '../db/outage.ts';
import type { CachedPage } from './cached-page.ts';

/** A page as just rendered. */
export interface Filled {
  page: CachedPage;
  /**
   * Time of the oldest answer in it that is shown although stale; milliseconds since 1970. Null: all are
   * current.
   */
  staleSince: number | null;
  /** Something could not be read: the page says so, or lacks a part. */
  isCut: boolean;
}

export interface Served {
  page: CachedPage;
  /** Null: the page is as it should be. */
  staleSince: number | null;
}

/**
 * Pages for anonymous visitors: bounded by bytes, one fill at a time per key, dropped when the catalogue
 * changes. While the database is away, a stale page is shown rather than none, for up to a day; a dropped one
 * never is.
 */
export class PageCache {
  private readonly cached: LRUCache<string, CachedPage>;
  private readonly filling = new Map<string, Promise<Filled>>();
  private readonly away = new Away();
  private generation = 0;
  /** Pages made before this are stale. */
  private pastUntil = 0;

  constructor({ maxBytes, seconds }: { maxBytes: number; seconds: number }) {
    this.cached = new LRUCache({
      maxSize: maxBytes,
      ttl: seconds * 1000,
      // A page's age need not be known to the millisecond, which would cost a timer each.
      ttlResolution: 200,
      // A stale page is removed to make room for others, and not before.
      noDeleteOnStaleGet: true,
      // The compressed form, a quarter of the plain one or less, is made for the first who wants it.
      sizeCalculation: (page, key) => Math.ceil(page.length * 1.25) + key.length + 500,
    });
  }

  /** The page, if it is cached. */
  find(key: string): CachedPage | undefined {
    const page = this.cached.get(key);
    return page && page.madeAt > this.pastUntil ? page : undefined;
  }

  /** Whether there is something to show while the database is away. */
  get hasPages(): boolean {
    return this.cached.size > 0;
  }

  async get(key: string, fill: () => Promise<Filled>): Promise<Served> {
    const fresh = this.find(key);
    if (fresh) return { page: fresh, staleSince: null };
    const past = this.findPast(key);
    if (past && this.away.is) {
      this.away.tryAgain(() => this.fill(key, fill));
      return { page: past, staleSince: past.madeAt };
    }
    const filling = this.fill(key, fill);
    try {
      const soon = past ? await this.away.soon(filling) : await filling;
      if (soon === null && past && this.findPast(key) === past)
        return { page: past, staleSince: past.madeAt };
      const filled = soon ?? (await filling);
      if (!filled.isCut) return filled;
      // It may have been dropped in the meantime.
      return past && this.findPast(key) === past ? { page: past, staleSince: past.madeAt } : filled;
    } catch (error) {
      if (!isOutage(error) || !past || this.findPast(key) !== past) throw error;
      return { page: past, staleSince: past.madeAt };
    }
  }

  private findPast(key: string): CachedPage | undefined {
    const page = this.cached.get(key, { allowStale: true });
    return page && page.madeAt > Date.now() - longestStale ? page : undefined;
  }

  private async fill(key: string, fill: () => Promise<Filled>): Promise<Filled> {
    const under = this.filling.get(key);
    if (under) return under;
    const before = this.generation;
    const filling = fill();
    this.filling.set(key, filling);
    try {
      const filled = await filling;
      const { page, staleSince, isCut } = filled;
      if (isCut) this.away.is = true;
      else this.away.came();
      // Where the site is not offered, every page says so.
      if (
        (page.status === 200 || page.status === 451) &&
        !isCut &&
        staleSince === null &&
        this.generation === before
      )
        this.cached.set(key, page);
      return filled;
    } catch (error) {
      if (isOutage(error)) this.away.is = true;
      throw error;
    } finally {
      if (this.filling.get(key) === filling) this.filling.delete(key);
    }
  }

  /** What is cached is wrong now and must not be shown again. */
  clear(): void {
    this.generation++;
    this.cached.clear();
    this.filling.clear();
  }

  /** What is cached may be wrong now: it is shown only while nothing newer can be made. */
  expire(): void {
    this.generation++;
    this.pastUntil = Date.now();
    this.away.isSuspected = true;
    this.filling.clear();
  }
}
