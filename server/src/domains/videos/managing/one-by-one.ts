import type { BulkOutcome } from '#contract/moderated-videos.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { titleOf } from './managing-queries.ts';

/** Does the same to each video in its own transaction: a refusal for one does not stop the others. */
export async function oneByOne(
  { db }: Pick<Platform, 'db'>,
  videoIds: readonly string[],
  work: (transaction: TransactionExecutor, videoId: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { succeeded: 0, failed: 0, failures: [] };
  for (const id of new Set(videoIds)) {
    try {
      await db.transaction((transaction) => work(transaction, id));
      outcome.succeeded++;
    } catch (error) {
      // A bug, or an unreachable database, is not the fault of one video.
      if (!(error instanceof AppError)) throw error;
      outcome.failed++;
      outcome.failures.push({ video_id: id, title: await titleOf(db, id), message: error.message });
    }
  }
  return outcome;
}
