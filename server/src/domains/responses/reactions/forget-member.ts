import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { dropFavoritesOf } from './favorite-queries.ts';
import { dropReactionsOf } from './reaction-queries.ts';

/** Withdraws a departing member's likes, dislikes and favourites; the counts follow. */
export async function forgetReactions(transaction: TransactionExecutor, memberId: string): Promise<void> {
  await dropReactionsOf(transaction, memberId);
  await dropFavoritesOf(transaction, memberId);
}
