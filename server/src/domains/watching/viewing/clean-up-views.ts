import { dropOldDays, makeDays, settleStrays } from '../../../platform/days/day-partitions.ts';
import type { Database } from '../../../platform/db/database.ts';
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
  for (const table of cleanedTables) {
    if (!(await dropDaysOf(db, table))) continue;
    while (!signal?.aborted && (await removeOutlived(db, table)) > 0);
  }
  await settleStrays(db, signal);
  await dropOldSalts(db);
  await dropOldMonthSalts(db);
  await dropOldSenderCounts(db);
}

/** False while old days are left, which nobody should go through row by row. */
async function dropDaysOf(db: Database, table: CleanedTable): Promise<boolean> {
  const stored = daysStored[table];
  return stored === undefined || dropOldDays(db, table, stored);
}
