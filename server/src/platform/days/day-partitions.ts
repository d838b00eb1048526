import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../db/connection.ts';
import { type Database, type Executor, executorOn } from '../db/database.ts';
import {
  attachDay,
  createDay,
  type DayPartition,
  type DayTable,
  dayOfDatabase,
  dropPartition,
  firstStrayDay,
  hasStrays,
  hasWaiting,
  holdWrites,
  listDays,
  listDayTables,
  lockPartitions,
  moveStrays,
  waitBriefly,
} from './day-partition-queries.ts';

// Tables of events have a partition for each day (UTC), so that an old day goes as a whole. Partitions are made long before
// their day: by whoever migrates, and by jobs. A row whose day has none goes to the rest, and is moved once its day is over.

/** Days from today on that have a partition: a worker may be away for as long. */
export const daysAhead = 7;

/** What runs statements and transactions: a database, or a connection of its own. */
export type DayKeeper = Executor & Pick<Database, 'transaction'>;

export function keeperOn(client: Connection): DayKeeper {
  const executor = executorOn(client);
  return {
    ...executor,
    async transaction(work) {
      const callbacks: (() => void)[] = [];
      await client.query('begin');
      try {
        const result = await work({ ...executor, afterCommit: (callback) => void callbacks.push(callback) });
        await client.query('commit');
        for (const callback of callbacks) callback();
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
  };
}

const dayMilliseconds = 86_400_000;
/** A day so many days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Milliseconds that others may wait behind us. */
const lockPatience = 500;
const isHeldUp = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** What is held up by somebody's transaction is done the next time. Answers whether it was done. */
async function unlessHeldUp(db: DayKeeper, work: (tx: Executor) => Promise<void>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await db.transaction(async (tx) => {
        await waitBriefly(tx, lockPatience);
        await work(tx);
      });
      return true;
    } catch (error) {
      if (!isHeldUp(error)) throw error;
      if (tries === 3) return false;
      await sleep(lockPatience);
    }
  }
}

const covers = ({ since, until }: DayPartition, day: string): boolean =>
  (since === null || since <= day) && day < until;

/**
 * Makes the partitions that are missing, by default from today on, of every table that has days. Answers their number.
 * Where rows of a day lie among the rest already, they stay until the day is over.
 */
export async function makeDays(
  db: DayKeeper,
  { since, tables }: { since?: string; tables?: ReadonlySet<string> } = {},
): Promise<number> {
  const today = await dayOfDatabase(db);
  const end = dayAfter(today, daysAhead + 1);
  let made = 0;
  for (const table of await listDayTables(db)) {
    if (tables && !tables.has(table.name)) continue;
    const there = await listDays(db, table);
    for (let day = since ?? today; day < end; day = dayAfter(day)) {
      if (there.some((one) => covers(one, day))) continue;
      if (await makeDay(db, table, day, today)) made++;
    }
  }
  return made;
}

async function makeDay(db: DayKeeper, table: DayTable, day: string, today: string): Promise<boolean> {
  const next = dayAfter(day);
  let isNew = false;
  await unlessHeldUp(db, async (tx) => {
    isNew = false;
    await lockPartitions(tx);
    // A row that is on its way to the rest would find its day closed there: nobody writes meanwhile. Nobody does for a later day.
    if (day <= today) await holdWrites(tx, table);
    if ((await listDays(tx, table)).some((one) => covers(one, day))) return;
    if (await hasStrays(tx, table, day, next)) return;
    await createDay(tx, table, day);
    await attachDay(tx, table, day, next);
    isNew = true;
  });
  return isNew;
}

/**
 * Moves rows from the rest to partitions of their days, which it makes: of days that ended a day ago and longer, for nobody
 * writes rows of these. Answers how many days that were.
 */
export async function settleStrays(db: DayKeeper, signal?: AbortSignal): Promise<number> {
  const before = dayAfter(await dayOfDatabase(db), -1);
  let settled = 0;
  for (const table of await listDayTables(db)) {
    while (!signal?.aborted) {
      const day = await firstStrayDay(db, table, before);
      if (day === null) break;
      const next = dayAfter(day);
      const isDone = await unlessHeldUp(db, async (tx) => {
        await lockPartitions(tx);
        await createDay(tx, table, day);
        await moveStrays(tx, table, day, next);
        await attachDay(tx, table, day, next);
      });
      if (!isDone) break;
      settled++;
    }
  }
  return settled;
}

/**
 * Drops the partitions of a table but those of the last days, today among them. With `onceAdded`, those stay that hold rows
 * which somebody has yet to add up. Answers whether none is left.
 */
export async function dropOldDays(
  db: DayKeeper,
  name: string,
  { days, onceAdded = false }: { days: number; onceAdded?: boolean },
): Promise<boolean> {
  const before = dayAfter(await dayOfDatabase(db), 1 - days);
  const table = (await listDayTables(db)).find((one) => one.name === name);
  if (!table) return true;
  let left = 0;
  for (const { name: partition, until } of await listDays(db, table)) {
    if (until > before) continue;
    let isGone = true;
    const isDone = await unlessHeldUp(db, async (tx) => {
      await lockPartitions(tx);
      isGone = !(onceAdded && (await hasWaiting(tx, partition)));
      if (isGone) await dropPartition(tx, partition);
    });
    if (!isDone || !isGone) left++;
  }
  return left === 0;
}

/** What is wrong with the partitions, in words; empty: nothing. */
export async function faultsOfDays(db: Executor): Promise<string[]> {
  const tomorrow = dayAfter(await dayOfDatabase(db));
  const faults: string[] = [];
  for (const table of await listDayTables(db)) {
    const days = await listDays(db, table);
    if (!days.some((day) => covers(day, tomorrow)))
      faults.push(`${table.name} has no partition for tomorrow`);
    if ((await firstStrayDay(db, table, dayAfter(tomorrow, 10_000))) !== null)
      faults.push(`Rows of ${table.name} lie in no partition of their day`);
  }
  return faults;
}
