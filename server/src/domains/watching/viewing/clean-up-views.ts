import type { Executor } from '../../../platform/db/database.ts';
import { dropOldMonthSalts } from '../../../platform/visitors/recipient-queries.ts';
import { dropOldSalts } from '../../../platform/visitors/salt-queries.ts';
import { dropOldSenderCounts } from '../../../platform/visitors/sender-count-queries.ts';
import { cleanedTables, removeOutlived } from './rollup-queries.ts';

/** Removes expired rows bit by bit until none are left, or the worker stops: the next run continues. */
export async function cleanUpViews(db: Executor, signal?: AbortSignal): Promise<void> {
  for (const table of cleanedTables) {
    while (!signal?.aborted && (await removeOutlived(db, table)) > 0);
  }
  await dropOldSalts(db);
  await dropOldMonthSalts(db);
  await dropOldSenderCounts(db);
}
