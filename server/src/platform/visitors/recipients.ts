import { hash, randomBytes } from 'node:crypto';
import { euCountries } from '../../kit/eu-countries.ts';
import { networkOf } from '../../kit/network.ts';
import type { Database, Executor } from '../db/database.ts';
import {
  listSketches,
  lockSketch,
  type RecipientArea,
  storeMonthSalt,
  writeSketch,
} from './recipient-queries.ts';
import { addToSketch, estimateOf, mergeSketch, sketchSize } from './sketch.ts';

/** Milliseconds that what a process has counted waits for more, before it is written. */
const patience = 30_000;

export interface Recipient {
  userId: string | null;
  address: string;
  userAgent: string;
  country: string;
}

interface Month {
  /** Its first day. */
  readonly day: string;
  readonly salt: Promise<string>;
  readonly sketches: Map<RecipientArea, { registers: Uint8Array; isChanged: boolean }>;
}

/** Counts the people who use the site in a month. Nothing of them is stored, hashes included. */
export class RecipientCounter {
  private month: Month | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** A member counts once; others by network and browser, so that clearing cookies makes nobody new. */
  async note({ userId, address, userAgent, country }: Recipient, now = Date.now()): Promise<void> {
    const month = await this.monthOf(now);
    const who = userId === null ? `${networkOf(address)} ${userAgent}` : `member ${userId}`;
    const digest = hash('sha256', `${await month.salt} ${who}`, 'buffer');
    this.add(month, 'all', digest);
    if (euCountries.has(country)) this.add(month, 'eu', digest);
  }

  private async monthOf(now: number): Promise<Month> {
    const day = `${new Date(now).toISOString().slice(0, 7)}-01`;
    if (this.month?.day === day) return this.month;
    const before = this.month;
    const salt = storeMonthSalt(this.db, day, randomBytes(32)).then((bytes) => bytes.toString('base64'));
    const month = { day, salt, sketches: new Map() };
    this.month = month;
    salt.catch(() => {
      // The next one tries again.
      if (this.month === month) this.month = null;
    });
    if (before !== null) await this.write(before);
    return month;
  }

  private add({ sketches }: Month, area: RecipientArea, digest: Buffer): void {
    const sketch = sketches.get(area) ?? { registers: new Uint8Array(sketchSize), isChanged: false };
    sketches.set(area, sketch);
    if (!addToSketch(sketch.registers, digest)) return;
    sketch.isChanged = true;
    this.timer ??= setTimeout(() => void this.flush().catch(() => {}), patience).unref();
  }

  /** Writes what is new. What a killed process had not written is lost: most of them come again. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.month !== null) await this.write(this.month);
  }

  private async write({ day, sketches }: Month): Promise<void> {
    for (const [area, sketch] of sketches) {
      if (!sketch.isChanged) continue;
      sketch.isChanged = false;
      try {
        await this.db.transaction(async (transaction) => {
          const stored = await lockSketch(transaction, day, area);
          mergeSketch(stored, sketch.registers);
          await writeSketch(transaction, day, area, stored);
        });
      } catch (error) {
        sketch.isChanged = true;
        throw error;
      }
    }
  }
}

const counters = new WeakMap<Database, RecipientCounter>();
/** The counter of this process. */
export function recipientsOf(db: Database): RecipientCounter {
  const counter = counters.get(db) ?? new RecipientCounter(db);
  counters.set(db, counter);
  return counter;
}

/** People a month, latest first; `month` is `2030-01`. */
export async function countRecipients(
  db: Executor,
  months: number,
): Promise<{ month: string; all: number; eu: number }[]> {
  const counts = new Map<string, { month: string; all: number; eu: number }>();
  for (const { month, area, registers } of await listSketches(db, months)) {
    const row = counts.get(month) ?? { month, all: 0, eu: 0 };
    row[area] = estimateOf(registers);
    counts.set(month, row);
  }
  return [...counts.values()];
}
