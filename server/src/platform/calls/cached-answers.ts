import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CacheTopic } from '#contract/call.ts';
import type { Executor } from '../db/database.ts';
import { type Listener, notify } from '../db/notifications.ts';

const deflate = { gzip: promisify(gzip), br: promisify(brotliCompress) };
export type Encoding = 'identity' | 'gzip' | 'br';

/** The bytes of an answer. Compressed forms are made at the first request that wants one, once. */
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

interface Kept {
  answer: Answer;
  until: number;
  topics: readonly CacheTopic[];
}

/**
 * Answers of public reads: bounded by bytes, one fill at a time per key, dropped when what they were made of changes.
 * A cached answer never depends on who asks.
 */
export class CachedAnswers {
  private readonly kept: LRUCache<string, Kept>;
  private readonly filling = new Map<string, Promise<Answer>>();
  private readonly generations = new Map<CacheTopic, number>();
  private readonly dropCallbacks: ((topics: readonly CacheTopic[]) => void)[] = [];
  private dropAllCount = 0;
  hits = 0;
  misses = 0;

  constructor(maxBytes: number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      // Compressed forms and the parsed value, which is the largest, live beside the bytes.
      sizeCalculation: (entry, key) => entry.answer.bytes.length * 4 + key.length + 200,
    });
  }

  async get(
    key: string,
    seconds: number,
    topics: readonly CacheTopic[],
    fill: () => Promise<Buffer>,
  ): Promise<{ answer: Answer; until: number }> {
    const now = Date.now();
    const entry = this.kept.get(key);
    if (entry && entry.until > now) {
      this.hits++;
      return entry;
    }
    this.misses++;
    const under = this.filling.get(key);
    if (under) return { answer: await under, until: now + seconds * 1000 };
    const before = this.generation(topics);
    const filled = fill().then((bytes) => new Answer(bytes));
    this.filling.set(key, filled);
    try {
      const answer = await filled;
      const until = Date.now() + seconds * 1000;
      // What changed while we read may not be in the answer: serve it once, do not keep it.
      if (this.generation(topics) === before) this.kept.set(key, { answer, until, topics });
      return { answer, until };
    } finally {
      if (this.filling.get(key) === filled) this.filling.delete(key);
    }
  }

  drop(topics: readonly CacheTopic[]): void {
    for (const topic of topics) this.generations.set(topic, (this.generations.get(topic) ?? 0) + 1);
    for (const [key, entry] of this.kept.entries()) {
      if (entry.topics.some((topic) => topics.includes(topic))) this.kept.delete(key);
    }
    // A fill under way began before the change; the next request must not join it.
    this.filling.clear();
    for (const callback of this.dropCallbacks) callback(topics);
  }

  dropAll(): void {
    this.dropAllCount++;
    this.kept.clear();
    this.filling.clear();
    for (const callback of this.dropCallbacks) callback(['videos', 'categories', 'rankings']);
  }

  onDrop(callback: (topics: readonly CacheTopic[]) => void): void {
    this.dropCallbacks.push(callback);
  }

  private generation(topics: readonly CacheTopic[]): string {
    return `${this.dropAllCount}:${topics.map((topic) => this.generations.get(topic) ?? 0).join(',')}`;
  }
}

const topicOfNotice = 'cache';

/** Drops, in every process, the answers made of these topics; when the executor's transaction commits. */
export const dropCached = (executor: Executor, ...topics: CacheTopic[]): Promise<void> =>
  notify(executor, topicOfNotice, { drop: topics });

/** Ties a process's cache to the notices of all processes. */
export function followDrops(cache: CachedAnswers, listener: Listener): void {
  listener.on(topicOfNotice, (notice) => cache.drop(notice.drop as CacheTopic[]));
  listener.onLost(() => cache.dropAll());
  listener.onReconnect(() => cache.dropAll());
}
