import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { deleteRemovedPosts, findPost, lockPost, type PostRow, writePostState } from './post-queries.ts';

async function move(
  transaction: TransactionExecutor,
  id: string,
  from: readonly PostRow['state'][],
  to: PostRow['state'],
): Promise<boolean> {
  const post = await lockPost(transaction, id);
  if (post === null || !from.includes(post.state)) return false;
  await writePostState(transaction, id, to, to === 'held' ? 'report' : null);
  return true;
}

/** How reports act on a post. */
export const reportedPost = {
  kind: 'post' as const,

  async find(db: Executor, id: string) {
    const post = await findPost(db, id);
    // Somebody who just saw it may report it while another report holds it.
    if (post?.state !== 'published' && post?.held_for !== 'report') return null;
    return { ownerId: post.author_id, evidence: { content: post.content, author: post.username } };
  },

  hold: (transaction: TransactionExecutor, _platform: unknown, id: string): Promise<boolean> =>
    move(transaction, id, ['published'], 'held'),

  async release(transaction: TransactionExecutor, _platform: unknown, id: string): Promise<void> {
    await move(transaction, id, ['held'], 'published');
  },

  async remove(transaction: TransactionExecutor, _platform: unknown, id: string): Promise<void> {
    await move(transaction, id, ['published', 'held'], 'removed');
  },

  restore: async (
    transaction: TransactionExecutor,
    _platform: unknown,
    id: string,
  ): Promise<boolean | 'there'> =>
    (await move(transaction, id, ['removed'], 'published')) ||
    ((await findPost(transaction, id)) !== null && 'there'),

  forgetRemoved: (
    transaction: TransactionExecutor,
    _platform: unknown,
    days: number,
    limit: number,
  ): Promise<boolean> => deleteRemovedPosts(transaction, days, limit),
};
