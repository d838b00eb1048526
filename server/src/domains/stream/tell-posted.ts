import { beginningOf } from '../../kit/beginning-of.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { tellMentioned } from '../profiles/index.ts';
import { postAnswered } from './post-facts.ts';
import { findPost } from './post-queries.ts';

/** States that a post can be read now: whom it answers and names. */
export async function tellPosted(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  id: string,
): Promise<void> {
  const post = await findPost(transaction, id);
  if (post === null) return;
  const { author_id: authorId, parent_id: parentId, content } = post;
  const parent = parentId === null ? null : await findPost(transaction, parentId);
  if (parent !== null)
    await platform.facts.state(transaction, postAnswered, {
      ...{ postId: id, authorId },
      ...{ parentId: parent.id, parentAuthorId: parent.author_id },
      about: beginningOf(parent.content),
    });
  await tellMentioned(transaction, platform, content, {
    ...{ authorId, on: 'post' as const, subjectId: id, videoId: null },
  });
}
