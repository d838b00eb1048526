import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Listener } from '../db/notifications.ts';
import { hashOfReceipt, readReceipt } from '../receipts.ts';
import type { CachedPage } from './cached-page.ts';
import type { Filled } from './page-cache.ts';

/** `/case/RECEIPT`, and neither its data nor anything below it. */
const pattern = /^\/case\/([\w-]{16,40})$/;
/** As triggers name a notice: the beginning of the hash of its receipt. */
const markLength = 16;

/** The receipt in the address of a page that is cached here; null: it is another page. */
export function receiptIn(address: string): string | null {
  if (!address.startsWith('/case/')) return null;
  const typed = pattern.exec(address)?.[1];
  return typed === undefined ? null : readReceipt(typed);
}

interface Entry {
  page: CachedPage;
  mark: string;
}

/**
 * How a notice stands, as rendered for visitors who have its receipt: a few pages for a few seconds, in this process alone.
 * A key is a hash with a secret of the process, so that no receipt lies here in clear. Only what was found is cached: a
 * receipt that nobody has is looked for each time, as the first time. Whatever changes on a page drops it everywhere.
 */
export class ReceiptPages {
  private readonly cached: LRUCache<string, Entry>;
  private readonly isHeard: () => boolean;
  private readonly secret = randomBytes(32).toString('base64url');
  private changes = 0;

  constructor({ maxBytes, seconds, isHeard }: { maxBytes: number; seconds: number; isHeard: () => boolean }) {
    this.isHeard = isHeard;
    this.cached = new LRUCache({
      maxSize: maxBytes,
      ttl: seconds * 1000,
      ttlResolution: 200,
      sizeCalculation: ({ page }) => Math.ceil(page.length * 1.25) + 600,
    });
  }

  /** The page, if it is cached. `key`: all that it depends on, its address included. */
  find(key: string): CachedPage | undefined {
    return this.cached.get(this.hashed(key))?.page;
  }

  /** The page, cached or made now. */
  async get(key: string, receipt: string, fill: () => Promise<Filled>): Promise<Filled> {
    const hashed = this.hashed(key);
    const entry = this.cached.get(hashed);
    if (entry) return { page: entry.page, staleSince: null, isCut: false };
    const before = this.changes;
    const filled = await fill();
    const { page, staleSince, isCut } = filled;
    const isWhole = page.status === 200 && !isCut && staleSince === null;
    // What changed while it was made may be missing from it.
    if (isWhole && this.changes === before && this.isHeard())
      this.cached.set(hashed, { page, mark: hashOfReceipt(receipt).toString('hex').slice(0, markLength) });
    return filled;
  }

  /** Pages of these notices are wrong now. */
  drop(marks: readonly string[]): void {
    this.changes++;
    if (this.cached.size === 0) return;
    const dropped = new Set(marks);
    for (const [key, { mark }] of this.cached.entries()) if (dropped.has(mark)) this.cached.delete(key);
  }

  /** All may be wrong. */
  clear(): void {
    this.changes++;
    this.cached.clear();
  }

  private hashed(key: string): string {
    return hash('sha256', `${this.secret} ${key}`, 'base64url');
  }
}

/** A process's pages, dropped by what the triggers of all processes tell. */
export function createReceiptPages(listener: Listener | null): ReceiptPages {
  const pages = new ReceiptPages({
    maxBytes: 4 * 1024 * 1024,
    seconds: 15,
    // Who hears of no change keeps nothing.
    isHeard: () => listener?.connected ?? false,
  });
  listener?.on('notices.changed', ({ marks }) => pages.drop(marks as string[]));
  listener?.onLost(() => pages.clear());
  listener?.onReconnect(() => pages.clear());
  return pages;
}
