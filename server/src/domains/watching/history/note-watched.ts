import type { Database, TransactionExecutor } from '../../../platform/db/database.ts';
import { countWatched } from '../../profiles/index.ts';
import { dropHistory, dropPositions, rememberWatched } from './history-queries.ts';

/**
 * A member really watched a video: it enters their history, and the first time also counts on their profile.
 */
export async function noteWatched(db: Database, memberId: string, videoId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    if (await rememberWatched(transaction, memberId, videoId)) await countWatched(transaction, memberId);
  });
}

/** Forgets what a departing member has watched. */
export async function forgetWatching(transaction: TransactionExecutor, memberId: string): Promise<void> {
  await dropHistory(transaction, memberId);
  await dropPositions(transaction, memberId);
}
