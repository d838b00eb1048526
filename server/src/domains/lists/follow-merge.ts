import type { TransactionExecutor } from '../../platform/db/database.ts';
import { moveEntries } from './entry-queries.ts';

/** Works were merged: who had the one on their list has the other. Who had both keeps what they said of the other. */
export const followMerge = (
  transaction: TransactionExecutor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> => moveEntries(transaction, fromId, toId);
