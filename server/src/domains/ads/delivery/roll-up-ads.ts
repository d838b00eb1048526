import type { Database } from '../../../platform/db/database.ts';
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
  for (;;) {
    const taken = await db.transaction(async (transaction) =>
      (await lockRollup(transaction)) ? rollUpSome(transaction, mostEvents, timeZone) : 0,
    );
    total += taken;
    if (taken < mostEvents || signal?.aborted) return total;
  }
}

/** Removes expired rows bit by bit until none are left, or the worker stops: the next run continues. */
export async function cleanUpAds(db: Database, days: number, signal?: AbortSignal): Promise<void> {
  for (const table of cleanedTables) {
    while (!signal?.aborted && (await removeOutlived(db, table, days)) > 0);
  }
  // Web processes do so too; the last one may be gone.
  await closeForSilent(db, null);
  await settleSlices(db, null);
}
