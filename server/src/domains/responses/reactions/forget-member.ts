import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { dropFavoritesOf } from './favorite-queries.ts';
import { dropReactionsOf } from './reaction-queries.ts';

/** Takes back what a member who goes has liked, disliked and kept; the counts follow. */
export async function forgetReactions(transaction: TransactionExecutor, memberId: string): Promise<void> {
  await dropReactionsOf(transaction, memberId);
  await dropFavoritesOf(transaction, memberId);
}
