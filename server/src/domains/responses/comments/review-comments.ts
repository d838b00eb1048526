import { AppError } from '../../../kit/app-error.ts';
import { shell } from '../../../platform/audit/record-act.ts';
import { lockThing } from '../../../platform/audit/thing-lock-queries.ts';
import type { Platform } from '../../../platform/context.ts';
import { memberRestricted, type Restriction } from '../../accounts/index.ts';
import { changeState, lockComment } from './change-comment.ts';
import { type CommentRow, findComment } from './comment-queries.ts';

/** Passes a comment held for a word, or removes it, of which its author is told. Throws `conflict` if it is no longer waiting. */
export async function reviewComment(
  platform: Pick<Platform, 'db' | 'facts'>,
  id: string,
  outcome: 'published' | 'removed',
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await lockThing(transaction, 'comment', id);
    const comment = await lockComment(transaction, id);
    if (comment?.held_for !== 'word') throw new AppError('conflict', `No comment ${id} waits.`);
    await changeState(transaction, platform, comment, outcome);
    if (outcome === 'published' || comment.author_id === null) return;
    const shown = await findComment(transaction, comment.author_id, id);
    await platform.facts.state(transaction, memberRestricted, {
      ...{ memberId: comment.author_id, actor: shell, isRemoved: true, isFoundByList: true },
      thing: commentThing(comment, shown),
      ...{ ground: null, explanation: null },
    });
  });
}

/** A comment that is taken away, as whoever looks at it again sees it. */
export const commentThing = (
  { id, video_id }: { id: string; video_id: string },
  shown: CommentRow | null,
): Restriction['thing'] => ({
  ...{ kind: 'comment', id, title: shown?.content ?? '' },
  evidence: { content: shown?.content, author: shown?.username, video: video_id },
});
