import type { Platform } from '../../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { changeState, lockComment } from './change-comment.ts';
import { findComment } from './comment-queries.ts';
import type { CommentState } from './comment-rules.ts';
import { eraseRemoved } from './comment-write-queries.ts';

type Machines = Pick<Platform, 'facts'>;

async function move(
  transaction: TransactionExecutor,
  platform: Machines,
  id: string,
  from: readonly CommentState[],
  to: CommentState,
): Promise<boolean> {
  const comment = await lockComment(transaction, id);
  if (comment === null || !from.includes(comment.state)) return false;
  await changeState(transaction, platform, comment, to, to === 'held' ? 'report' : null);
  return true;
}

/** How reports act on a comment. */
export const reportedComment = {
  kind: 'comment' as const,

  async find(db: Executor, id: string, memberId: string) {
    const comment = await findComment(db, memberId, id);
    // Somebody who just saw it may report it while another report holds it.
    const isSeen = comment?.state === 'published' || comment?.held_for === 'report';
    if (!comment || !isSeen) return null;
    return {
      ownerId: comment.author_id,
      evidence: { content: comment.content, author: comment.username, video: comment.video_id },
    };
  },

  hold: (transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean> =>
    move(transaction, platform, id, ['published'], 'held'),

  async release(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void> {
    await move(transaction, platform, id, ['held'], 'published');
  },

  async remove(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void> {
    await move(transaction, platform, id, ['published', 'held'], 'removed');
  },

  async restore(
    transaction: TransactionExecutor,
    platform: Machines,
    id: string,
  ): Promise<boolean | 'there'> {
    if (await move(transaction, platform, id, ['removed'], 'published')) return true;
    const comment = await lockComment(transaction, id);
    return comment !== null && comment.state !== 'deleted' && 'there';
  },

  /** Replies stay, under an empty head. */
  forgetRemoved: (
    transaction: TransactionExecutor,
    _platform: Machines,
    days: number,
    limit: number,
  ): Promise<boolean> => eraseRemoved(transaction, days, limit),
};
