import type { BulkOutcome } from '#contract/moderated-videos.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { hiddenVideos, unseen } from '../reviewing/who-reviews.ts';
import { titleOf } from './managing-queries.ts';

/**
 * Does the same to each video in its own transaction: a refusal for one does not stop the others. What the admin may
 * not know of is not found.
 */
export async function oneByOne(
  context: CallContext,
  videoIds: readonly string[],
  work: (transaction: TransactionExecutor, videoId: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { succeeded: 0, failed: 0, failures: [] };
  const hidden = new Set(await hiddenVideos(context));
  for (const id of new Set(videoIds)) {
    const isSeen = !hidden.has(id);
    try {
      if (!isSeen) throw unseen();
      await context.db.transaction((transaction) => work(transaction, id));
      outcome.succeeded++;
    } catch (error) {
      // A bug, or an unreachable database, is not the fault of one video.
      if (!(error instanceof AppError)) throw error;
      outcome.failed++;
      outcome.failures.push({
        video_id: id,
        title: isSeen ? await titleOf(context.db, id) : null,
        message: error.message,
      });
    }
  }
  return outcome;
}
