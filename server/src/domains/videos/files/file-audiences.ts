import { LRUCache } from 'lru-cache';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { readAudiences } from './file-queries.ts';
import type { FileAudience } from './file-rules.ts';

interface Known {
  audience: FileAudience;
  readAt: number;
}

/** Milliseconds. */
export interface AudienceTimes {
  /** After this, what is known is read again in the background. */
  refresh: number;
  /** After this, it is read before answering. */
  fresh: number;
  /** How long an answer waits for that, if something is known. */
  patience: number;
  /** How long open files stay open while the database cannot be read. */
  outage: number;
}
const times: AudienceTimes = { refresh: 30_000, fresh: 60_000, patience: 2000, outage: 15 * 60_000 };
/** Withheld files are read again this often: they may have been published, and the notice lost. */
const withheldFresh = 5000;

const mostKnown = 20_000;
/** Somebody who tries random ids may not evict what is being watched. */
const mostWithheld = 5000;
/** Ids per statement. */
const mostAtOnce = 500;

/**
 * Who is sent the files under an id, according to the database. Frequent ones are cached: dropped by notice,
 * and read again within a minute, so that a lost notice does no lasting harm. One statement at a time asks
 * for everything wanted.
 */
export class FileAudiences {
  readonly #platform: Pick<Platform, 'db' | 'log'>;
  readonly #times: AudienceTimes;
  readonly #open = new LRUCache<string, Known>({ max: mostKnown });
  readonly #withheld = new LRUCache<string, Known>({ max: mostWithheld });
  readonly #wanted = new Map<string, PromiseWithResolvers<FileAudience>>();
  #isReading = false;
  /** What was read earlier may be outdated without a notice. */
  #doubtedAt = 0;
  /** Ids named in a notice while they were being read: what was read may be outdated. */
  #told: Set<string> | 'all' = new Set();

  constructor(platform: Pick<Platform, 'db' | 'log'>, own: Partial<AudienceTimes> = {}) {
    this.#platform = platform;
    this.#times = { ...times, ...own };
  }

  /** Immediately if it is known. Throws `unavailable` if it cannot be determined. */
  of(id: string): FileAudience | Promise<FileAudience> {
    const known = this.#open.get(id) ?? this.#withheld.get(id);
    if (known === undefined) return this.#read(id).catch(refuse);
    const sinceRead = Date.now() - known.readAt;
    const age = known.readAt < this.#doubtedAt ? Math.max(sinceRead, this.#times.fresh) : sinceRead;
    if (known.audience !== 'everybody') {
      return age < withheldFresh ? known.audience : this.#read(id).catch(() => known.audience);
    }
    if (age < this.#times.refresh) return 'everybody';
    const reading = this.#read(id);
    if (age < this.#times.fresh) {
      reading.catch(() => {});
      return 'everybody';
    }
    return this.#openUntilRead(reading, age);
  }

  /** For a while: a database that does not answer cannot have withheld it either. */
  async #openUntilRead(reading: Promise<FileAudience>, age: number): Promise<FileAudience> {
    if (age > this.#times.outage) return reading.catch(refuse);
    const { promise, resolve } = Promise.withResolvers<FileAudience>();
    const timer = setTimeout(resolve, this.#times.patience, 'everybody');
    try {
      return await Promise.race([reading.catch(() => 'everybody' as const), promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The audience of these may have changed. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.#open.delete(id);
      this.#withheld.delete(id);
      if (this.#isReading && this.#told !== 'all') this.#told.add(id);
    }
  }

  /** Notices are not being heard: everything is read again before answering, if possible. */
  doubtAll(): void {
    this.#withheld.clear();
    this.#doubtedAt = Date.now();
    this.#told = 'all';
  }

  /** Notices may have been missed. */
  forgetAll(): void {
    this.#open.clear();
    this.#withheld.clear();
    this.#told = 'all';
  }

  #read(id: string): Promise<FileAudience> {
    let wanted = this.#wanted.get(id);
    if (wanted === undefined) {
      wanted = Promise.withResolvers<FileAudience>();
      this.#wanted.set(id, wanted);
      if (!this.#isReading) void this.#readWanted();
    }
    return wanted.promise;
  }

  async #readWanted(): Promise<void> {
    this.#isReading = true;
    while (this.#wanted.size > 0) {
      const ids = [...this.#wanted.keys()].slice(0, mostAtOnce);
      this.#told = new Set();
      try {
        const readAt = Date.now();
        const rows = await readAudiences(this.#platform.db, ids);
        for (const { id, audience } of rows) this.#take(id, { audience, readAt });
      } catch (error) {
        this.#platform.log.warn({ err: error }, 'whom files are for could not be read');
        for (const id of ids) {
          this.#wanted.get(id)?.reject(error);
          this.#wanted.delete(id);
        }
      }
    }
    this.#isReading = false;
  }

  #take(id: string, known: Known): void {
    // Read again: it changed in the meantime.
    if (this.#told === 'all' || this.#told.has(id)) return;
    const [here, other] =
      known.audience === 'everybody' ? [this.#open, this.#withheld] : [this.#withheld, this.#open];
    here.set(id, known);
    other.delete(id);
    this.#wanted.get(id)?.resolve(known.audience);
    this.#wanted.delete(id);
  }
}

function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw new AppError('unavailable', 'We can’t send this file right now. Try again in a moment.', {
    retryAfter: 5,
    cause: error,
  });
}
