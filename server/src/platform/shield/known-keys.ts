import { LRUCache } from 'lru-cache';
import type { Shields } from './shields.ts';

/** Milliseconds for which keys are known without a look: a notice of a change may have been missed. */
const known = 60_000;

/** What shields can meet in videos, as this process knows it: lists show the same videos again and again. */
export class KnownKeys {
  private readonly cached = new LRUCache<string, readonly string[]>({
    max: 50_000,
    ttl: known,
    ttlResolution: 500,
  });
  private generation = 0;
  private readonly ask: Shields['keysOf'];

  constructor(ask: Shields['keysOf']) {
    this.ask = ask;
  }

  /** Videos, or what is said of them, have changed. */
  forget(): void {
    this.generation++;
    this.cached.clear();
  }

  /** The keys of each of these; none of what is no video. */
  async of(ids: Iterable<string>): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    const unknown: string[] = [];
    for (const id of ids) {
      const keys = this.cached.get(id);
      if (keys) found.set(id, keys);
      else unknown.push(id);
    }
    if (unknown.length === 0) return found;
    const before = this.generation;
    const asked = await this.ask(unknown);
    for (const id of unknown) {
      const keys = asked.get(id) ?? [];
      found.set(id, keys);
      // What changed while it was read is read again next time.
      if (this.generation === before) this.cached.set(id, keys);
    }
    return found;
  }
}
