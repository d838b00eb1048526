import { LRUCache } from 'lru-cache';
import { isEnded, isPlaylist } from '../storage/object-keys.ts';
import type { Storage } from '../storage/storage.ts';

export interface HotObject {
  body: Buffer;
  etag: string;
  modifiedAt: Date;
  /** The compressed body, once somebody has asked for it. */
  gzip?: Buffer;
}

/** Objects above this are streamed: a four-second segment stays below it. */
const largestObject = 8 * 1024 * 1024;
/** Bytes counted for an entry besides its body. */
const entryOverhead = 500;

export const etagOf = (size: number, modifiedAt: Date): string =>
  `"${size.toString(36)}-${modifiedAt.getTime().toString(36)}"`;

/** Hot objects in memory, bounded by bytes. Concurrent requests for one object read it once. */
export class ObjectCache {
  private readonly storage: Storage;
  private readonly objects: LRUCache<string, HotObject>;
  /** Counts drops: what was being read during one may not be cached. */
  private drops = 0;
  private readonly reading = new Map<string, Promise<HotObject | 'large' | null>>();

  constructor(storage: Storage, maxBytes: number) {
    this.storage = storage;
    this.objects = new LRUCache<string, HotObject>({
      maxSize: maxBytes,
      maxEntrySize: Math.min(largestObject, maxBytes) + entryOverhead,
      sizeCalculation: ({ body }) => body.length + entryOverhead,
    });
  }

  /** An object that is in memory already. */
  hot(key: string): HotObject | undefined {
    return this.objects.get(key);
  }

  /** The object, from memory or read into it; `large` if it must be streamed, null if there is none. */
  read(key: string): Promise<HotObject | 'large' | null> {
    let reading = this.reading.get(key);
    if (!reading) {
      reading = this.fill(key).finally(() => this.reading.delete(key));
      this.reading.set(key, reading);
    }
    return reading;
  }

  private async fill(key: string): Promise<HotObject | 'large' | null> {
    const { drops } = this;
    const facts = await this.storage.stat(key);
    if (facts === null) return null;
    if (facts.size > largestObject) return 'large';
    const body = await this.storage.get(key);
    if (body === null) return null;
    const object = { body, etag: etagOf(body.length, facts.modifiedAt), modifiedAt: facts.modifiedAt };
    // One that may still grow is read again each time.
    if (drops === this.drops && (!isPlaylist(key) || isEnded(body))) this.objects.set(key, object);
    return object;
  }

  /** Forgets everything. */
  clear(): void {
    this.drops++;
    this.objects.clear();
  }

  /** Forgets everything under a prefix, because it was deleted or is no longer public. */
  drop(prefix: string): void {
    this.drops++;
    for (const key of [...this.objects.keys()]) if (key.startsWith(prefix)) this.objects.delete(key);
  }
}
