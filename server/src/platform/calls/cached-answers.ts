import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CacheTopic } from '#contract/call.ts';
import type { Executor } from '../db/database.ts';
import { type Listener, notify } from '../db/notifications.ts';
import { isOutage } from '../db/outage.ts';
import { Away, longestStale } from './away.ts';

const deflate = { gzip: promisify(gzip), br: promisify(brotliCompress) };
export type Encoding = 'identity' | 'gzip' | 'br';

/** The bytes of an answer. Compressed forms are made once, at the first request that wants one. */
export class Answer {
  readonly bytes: Buffer;
  private validator: string | undefined;
  private compressed: { [E in Exclude<Encoding, 'identity'>]?: Promise<Buffer> } = {};
  private parsed: unknown;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
  /** Strong validator of the uncompressed bytes. */
  get etag(): string {
    this.validator ??= `"${hash('sha1', this.bytes, 'base64url')}"`;
    return this.validator;
  }
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    this.compressed[encoding] ??=
      encoding === 'gzip'
        ? deflate.gzip(this.bytes, { level: 6 })
        : deflate.br(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return this.compressed[encoding];
  }
  /** The value, parsed once. It is shared: readers must not change it. */
  get value(): unknown {
    this.parsed ??= JSON.parse(this.bytes.toString('utf8'));
    return this.parsed;
  }
}

interface Cached {
  answer: Answer;
  until: number;
  madeAt: number;
  topics: readonly CacheTopic[];
}

export interface CachedAnswer {
  answer: Answer;
  /** Expiry time; milliseconds since 1970. */
  until: number;
  /** When it was made, if it is stale and nothing newer can be made; null: it is current. */
  staleSince: number | null;
}

/** Milliseconds for which others may cache a stale answer. */
const staleHolds = 5000;

/**
 * Answers of public reads: bounded by bytes, one fill at a time per key, dropped when their data changes. A
 * cached answer never depends on who asks. While the database is away, a stale answer is given rather than
 * none, for up to a day; a dropped one never is.
 */
export class CachedAnswers {
  private readonly cached: LRUCache<string, Cached>;
  private readonly filling = new Map<string, Promise<Answer>>();
  private readonly generations = new Map<CacheTopic, number>();
  private readonly dropCallbacks: ((topics: readonly CacheTopic[]) => void)[] = [];
  private readonly expireCallbacks: (() => void)[] = [];
  private readonly away = new Away();
  private wholeCount = 0;
  hits = 0;
  misses = 0;
  /** How many of the misses were given a stale answer. */
  stale = 0;

  /** What counts its reads: itself, or the cache that it stands beside. */
  private readonly counted: CachedAnswers;

  constructor(maxBytes: number, beside?: CachedAnswers) {
    this.counted = beside ?? this;
    this.cached = new LRUCache({
      maxSize: maxBytes,
      // Compressed forms and the parsed value, which is the largest, are held alongside the bytes.
      sizeCalculation: (entry, key) => entry.answer.bytes.length * 4 + key.length + 200,
    });
  }

  async get(
    key: string,
    seconds: number,
    topics: readonly CacheTopic[],
    fill: () => Promise<Buffer>,
  ): Promise<CachedAnswer> {
    const now = Date.now();
    const entry = this.cached.get(key);
    if (entry && entry.until > now) {
      this.counted.hits++;
      return { answer: entry.answer, until: entry.until, staleSince: null };
    }
    this.counted.misses++;
    const past = entry && entry.madeAt > now - longestStale ? entry : null;
    if (past && this.away.is) {
      this.away.tryAgain(() => this.fill(key, seconds, topics, fill));
      return this.asStale(past);
    }
    const filling = this.fill(key, seconds, topics, fill);
    try {
      const filled = past ? await this.away.soon(filling) : await filling;
      if (filled) return filled;
      return past && this.cached.get(key) === past ? this.asStale(past) : await filling;
    } catch (error) {
      // It may have been dropped in the meantime.
      if (!past || !isOutage(error) || this.cached.get(key) !== past) throw error;
      return this.asStale(past);
    }
  }

  private asStale({ answer, madeAt }: Cached): CachedAnswer {
    this.counted.stale++;
    return { answer, until: Date.now() + staleHolds, staleSince: madeAt };
  }

  private async fill(
    key: string,
    seconds: number,
    topics: readonly CacheTopic[],
    fill: () => Promise<Buffer>,
  ): Promise<CachedAnswer> {
    const under = this.filling.get(key);
    if (under) return { answer: await under, until: Date.now() + seconds * 1000, staleSince: null };
    const before = this.generation(topics);
    const filled = fill().then((bytes) => new Answer(bytes));
    this.filling.set(key, filled);
    try {
      const answer = await filled;
      this.away.came();
      const madeAt = Date.now();
      const until = madeAt + seconds * 1000;
      // What changed while we read may be missing from the answer: serve it once, do not cache it.
      if (this.generation(topics) === before) this.cached.set(key, { answer, until, madeAt, topics });
      return { answer, until, staleSince: null };
    } catch (error) {
      if (isOutage(error)) this.away.is = true;
      throw error;
    } finally {
      if (this.filling.get(key) === filled) this.filling.delete(key);
    }
  }

  /** Answers made of these topics are wrong now and must not be given again. */
  drop(topics: readonly CacheTopic[]): void {
    this.change(topics, (key) => this.cached.delete(key));
    for (const callback of this.dropCallbacks) callback(topics);
  }

  /**
   * Their figures have moved on, but nothing shown in them was removed: they are given only while nothing
   * newer can be made.
   */
  expire(topics: readonly CacheTopic[]): void {
    this.change(topics, (_key, entry) => {
      entry.until = 0;
    });
    for (const callback of this.expireCallbacks) callback();
  }

  private change(topics: readonly CacheTopic[], act: (key: string, entry: Cached) => void): void {
    for (const topic of topics) this.generations.set(topic, (this.generations.get(topic) ?? 0) + 1);
    for (const [key, entry] of this.cached.entries())
      if (entry.topics.some((topic) => topics.includes(topic))) act(key, entry);
    // A fill under way began before the change; the next request must not join it.
    this.filling.clear();
  }

  dropAll(): void {
    this.wholeCount++;
    this.cached.clear();
    this.filling.clear();
    for (const callback of this.dropCallbacks) callback(['videos', 'categories', 'rankings']);
  }

  /** Changes are not being heard: anything cached may be stale. */
  expireAll(): void {
    this.wholeCount++;
    this.away.isSuspected = true;
    for (const entry of this.cached.values()) entry.until = 0;
    this.filling.clear();
    for (const callback of this.expireCallbacks) callback();
  }

  onDrop(callback: (topics: readonly CacheTopic[]) => void): void {
    this.dropCallbacks.push(callback);
  }

  onExpire(callback: () => void): void {
    this.expireCallbacks.push(callback);
  }

  private generation(topics: readonly CacheTopic[]): string {
    return `${this.wholeCount}:${topics.map((topic) => this.generations.get(topic) ?? 0).join(',')}`;
  }
}

const topicOfNotice = 'cache';

/** Drops the answers made of these topics in every process, when the executor's transaction commits. */
export const dropCached = (executor: Executor, ...topics: CacheTopic[]): Promise<void> =>
  notify(executor, topicOfNotice, { drop: topics });

/**
 * Has answers made of these topics read again in every process: for figures that moved on. Anything that may
 * hide something must drop instead.
 */
export const expireCached = (executor: Executor, ...topics: CacheTopic[]): Promise<void> =>
  notify(executor, topicOfNotice, { expire: topics });

/** Ties a process's cache to the notices of all processes. */
export function followDrops(cache: CachedAnswers, listener: Listener): void {
  listener.on(topicOfNotice, ({ drop, expire }) => {
    if (drop) cache.drop(drop as CacheTopic[]);
    if (expire) cache.expire(expire as CacheTopic[]);
  });
  // There is no telling what was missed: the cache is useful only while the database is away altogether.
  listener.onLost(() => cache.expireAll());
  listener.onReconnect(() => cache.dropAll());
}
