import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { changeState, lockComment } from './change-comment.ts';
import { commentsOf, dropCommentLikesOf } from './comment-write-queries.ts';

/**
 * Deletes what a departing member wrote and liked under videos. Replies by others stay under an empty head.
 */
export async function forgetComments(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  memberId: string,
): Promise<void> {
  for (const id of await commentsOf(transaction, memberId)) {
    const comment = await lockComment(transaction, id);
    if (comment) await changeState(transaction, platform, comment, 'deleted');
  }
  await dropCommentLikesOf(transaction, memberId);
}
