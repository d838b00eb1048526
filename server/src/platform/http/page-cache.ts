import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

/** Pages of anonymous visitors: bounded by bytes, one fill at a time per key, dropped when the catalogue changes. */
export class PageCache {
  private readonly kept: LRUCache<string, KeptPage>;
  private readonly filling = new Map<string, Promise<KeptPage>>();
  private generation = 0;

  constructor({ maxBytes, seconds }: { maxBytes: number; seconds: number }) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      ttl: seconds * 1000,
      // How old a page is need not be known to the millisecond, which costs a timer for each.
      ttlResolution: 200,
      // The compressed form, a quarter of the plain one or less, comes with the first who wants it.
      sizeCalculation: (page, key) => Math.ceil(page.length * 1.25) + key.length + 500,
    });
  }

  /** The page if it lies ready. */
  find(key: string): KeptPage | undefined {
    return this.kept.get(key);
  }

  async get(key: string, fill: () => Promise<KeptPage>): Promise<KeptPage> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const under = this.filling.get(key);
    if (under) return under;
    const before = this.generation;
    const filled = fill();
    this.filling.set(key, filled);
    try {
      const page = await filled;
      if (page.status === 200 && this.generation === before) this.kept.set(key, page);
      return page;
    } finally {
      if (this.filling.get(key) === filled) this.filling.delete(key);
    }
  }

  clear(): void {
    this.generation++;
    this.kept.clear();
    this.filling.clear();
  }
}
