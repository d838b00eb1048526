import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { childSafetyHolders, isLastAdmin, lockAdmins, writeChildSafety } from './account-queries.ts';

/**
 * The only admin sees cases about minors from the start, because nobody else could; the right can be
 * withdrawn or given to another as usual. Call it wherever an admin is made, in the same transaction.
 */
export async function entrustFirstAdmin(transaction: TransactionExecutor, accountId: string): Promise<void> {
  await lockAdmins(transaction);
  if (await isLastAdmin(transaction, accountId)) await writeChildSafety(transaction, accountId, true);
}

/** Whether nobody who stays would look at what may show a minor. */
export const lacksChildSafety = async (db: Executor): Promise<boolean> =>
  (await childSafetyHolders(db)).every(({ is_leaving }) => is_leaving);
