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
  /** After which what is known is read again, beside the answer that it gives. */
  refresh: number;
  /** After which it is read before it is answered. */
  fresh: number;
  /** How long an answer waits for that, where something is known. */
  patience: number;
  /** How long what was open stays so while it cannot be read. */
  outage: number;
}
const times: AudienceTimes = { refresh: 30_000, fresh: 60_000, patience: 2000, outage: 15 * 60_000 };
/** What is withheld is read again this often: it may have been published, and the notice of it lost. */
const withheldFresh = 5000;

const mostKnown = 20_000;
/** Who tries ids by chance may not drive out what is watched. */
const mostWithheld = 5000;
/** Ids of one statement. */
const mostAtOnce = 500;

/**
 * Who is sent the files under an id, as the database says it. What is asked often is known in memory: dropped by notice, and
 * read again within a minute, so that a lost notice does no lasting harm. One statement at a time asks for all that is wanted.
 */
export class FileAudiences {
  readonly #platform: Pick<Platform, 'db' | 'log'>;
  readonly #times: AudienceTimes;
  readonly #open = new LRUCache<string, Known>({ max: mostKnown });
  readonly #withheld = new LRUCache<string, Known>({ max: mostWithheld });
  readonly #wanted = new Map<string, PromiseWithResolvers<FileAudience>>();
  #isReading = false;
  /** What was read before may be past without a notice. */
  #doubtedAt = 0;
  /** Ids that a notice named while they were read: what was read of them may be past. */
  #told: Set<string> | 'all' = new Set();

  constructor(platform: Pick<Platform, 'db' | 'log'>, own: Partial<AudienceTimes> = {}) {
    this.#platform = platform;
    this.#times = { ...times, ...own };
  }

  /** At once where it is known. Throws `unavailable` where it cannot be told. */
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

  /** A database that does not answer cannot have withheld it either, for a while. */
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

  /** These may be for others now. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.#open.delete(id);
      this.#withheld.delete(id);
      if (this.#isReading && this.#told !== 'all') this.#told.add(id);
    }
  }

  /** Notices are not heard now: all is read again before it is answered, where it can be. */
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
    // Read once more: it was changed meanwhile.
    if (this.#told === 'all' || this.#told.has(id)) return;
    const [kept, other] =
      known.audience === 'everybody' ? [this.#open, this.#withheld] : [this.#withheld, this.#open];
    kept.set(id, known);
    other.delete(id);
    this.#wanted.get(id)?.resolve(known.audience);
    this.#wanted.delete(id);
  }
}

function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  throw new AppError('unavailable', 'This file cannot be sent right now. Try again in a moment.', {
    retryAfter: 5,
    cause: error,
  });
}
