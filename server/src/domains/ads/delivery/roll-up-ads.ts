import { dropOldDays } from '../../../platform/days/day-partitions.ts';
import type { Database } from '../../../platform/db/database.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { cleanedTables, lockRollup, removeOutlived, rollUpSome } from './rollup-queries.ts';
import { closeForSilent, settleSlices } from './slice-queries.ts';

/** Events in a transaction: about a second of work. */
const mostEvents = 10_000;

/**
 * Adds the events that wait to hours and days, in transactions of bounded size, until none are left. An event is
 * marked in the transaction that adds it, so it is added once, whatever is killed when.
 */
export async function rollUpAds(db: Database, timeZone: string, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let emptied: number | null = null;
  for (;;) {
    const part = await db.transaction(async (transaction) =>
      (await lockRollup(transaction)) ? rollUpSome(transaction, mostEvents, timeZone) : null,
    );
    total += part?.taken ?? 0;
    // Fewer than asked for were all of their day; what comes in meanwhile is the next run's.
    if (part === null || part.day === emptied || signal?.aborted) return total;
    if (part.taken < mostEvents) emptied = part.day;
  }
}

/**
 * Removes expired rows, whole days of events and the rest bit by bit, until none are left, or the worker stops: the next run
 * continues.
 */
export async function cleanUpAds(db: Database, days: number, signal?: AbortSignal): Promise<void> {
  const each = new EachAlone(signal);
  await each.of(cleanedTables, async (table) => {
    // Days that are left are not gone through row by row.
    if (table === 'ad_events' && !(await dropOldDays(db, table, { days, onceAdded: true }))) return;
    while (!signal?.aborted && (await removeOutlived(db, table, days)) > 0);
  });
  // Web processes do so too; the last one may be gone.
  await each.steps(
    () => closeForSilent(db, null),
    () => settleSlices(db, null),
  );
  each.settle();
}
