import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { lockPost, writePostState } from './post-queries.ts';

/** Passes a post held for a word, or removes it. Throws `conflict` if it is no longer waiting. */
export async function reviewPost(
  { db }: Pick<Platform, 'db'>,
  id: string,
  outcome: 'published' | 'removed',
): Promise<void> {
  await db.transaction(async (transaction) => {
    const post = await lockPost(transaction, id);
    if (post?.held_for !== 'word') throw new AppError('conflict', `No post ${id} waits.`);
    await writePostState(transaction, id, outcome, null);
  });
}
