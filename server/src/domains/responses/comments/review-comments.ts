import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { changeState, lockComment } from './change-comment.ts';

/** Passes a comment held for a word, or removes it. Throws `conflict` if it is no longer waiting. */
export async function reviewComment(
  platform: Pick<Platform, 'db' | 'facts'>,
  id: string,
  outcome: 'published' | 'removed',
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const comment = await lockComment(transaction, id);
    if (comment?.held_for !== 'word') throw new AppError('conflict', `No comment ${id} waits.`);
    await changeState(transaction, platform, comment, outcome);
  });
}
