import { AppError } from '../../kit/app-error.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { isListed, moveEntries } from './entry-queries.ts';
import { moveNews } from './news/news-queries.ts';

/** Works were merged: who had the one on their list has the other. Who had both keeps what they said of the other. */
export async function followMerge(
  transaction: TransactionExecutor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await moveEntries(transaction, fromId, toId);
  await moveNews(transaction, fromId, toId);
}

/** Works are about to be deleted: what members wrote of them is not. Throws `conflict`. */
export async function refuseLosingEntries(
  transaction: TransactionExecutor,
  { workIds }: { workIds: readonly string[] },
): Promise<void> {
  if (await isListed(transaction, workIds))
    throw new AppError(
      'conflict',
      'Members have this series on their lists, with notes and scores that would be lost. Merge it into another instead.',
    );
}
