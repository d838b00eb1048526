import { AppError } from '../../kit/app-error.ts';
import { shell } from '../../platform/audit/record-act.ts';
import { lockThing } from '../../platform/audit/thing-lock-queries.ts';
import type { Platform } from '../../platform/context.ts';
import { memberRestricted } from '../accounts/index.ts';
import { lockPost, writePostState } from './post-queries.ts';
import { tellPosted } from './tell-posted.ts';

/** Passes a post held for a word, or removes it, of which its author is told. Throws `conflict` if it is no longer waiting. */
export async function reviewPost(
  { db, facts }: Pick<Platform, 'db' | 'facts'>,
  id: string,
  outcome: 'published' | 'removed',
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockThing(transaction, 'post', id);
    const post = await lockPost(transaction, id);
    if (post?.held_for !== 'word') throw new AppError('conflict', `No post ${id} waits.`);
    await writePostState(transaction, id, outcome, null);
    if (outcome === 'published') await tellPosted(transaction, { facts }, id);
    if (outcome === 'removed')
      await facts.state(transaction, memberRestricted, {
        ...{ memberId: post.author_id, actor: shell, isRemoved: true, isFoundByList: true },
        thing: {
          ...{ kind: 'post', id, title: post.content },
          evidence: { content: post.content, author: post.username },
        },
        ...{ ground: null, explanation: null },
      });
  });
}
