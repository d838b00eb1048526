import { dropOldDays, makeDays, settleStrays } from '../../../platform/days/day-partitions.ts';
import type { Database } from '../../../platform/db/database.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { dropOldMonthSalts } from '../../../platform/visitors/recipient-queries.ts';
import { dropOldSalts } from '../../../platform/visitors/salt-queries.ts';
import { dropOldSenderCounts } from '../../../platform/visitors/sender-count-queries.ts';
import { type CleanedTable, cleanedTables, daysStored, removeOutlived } from './rollup-queries.ts';

/**
 * Removes expired rows, whole days of them where it can and else bit by bit, until none are left, or the worker stops: the
 * next run continues. Makes the days to come.
 */
export async function cleanUpViews(db: Database, signal?: AbortSignal): Promise<void> {
  await makeDays(db);
  const each = new EachAlone(signal);
  await each.of(cleanedTables, async (table) => {
    if (!(await dropDaysOf(db, table))) return;
    while (!signal?.aborted && (await removeOutlived(db, table)) > 0);
  });
  await each.steps(
    () => settleStrays(db, signal),
    () => dropOldSalts(db),
    () => dropOldMonthSalts(db),
    () => dropOldSenderCounts(db),
  );
  each.settle();
}

/** False while old days are left, which nobody should go through row by row. */
async function dropDaysOf(db: Database, table: CleanedTable): Promise<boolean> {
  const stored = daysStored[table];
  return stored === undefined || dropOldDays(db, table, stored);
}
