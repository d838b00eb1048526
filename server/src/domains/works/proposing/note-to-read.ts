import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { noteToRead } from './reading-queries.ts';

/**
 * After a video went public or changed: the worker reads its title within the minute. No job is queued for it here: all who
 * publish at once would wait for one another.
 */
export async function readTitleOf(transaction: TransactionExecutor, videoId: string): Promise<void> {
  await noteToRead(transaction, videoId);
}
