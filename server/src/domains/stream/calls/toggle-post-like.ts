import { AppError } from '../../../kit/app-error.ts';
import { beginningOf } from '../../../kit/beginning-of.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { postLiked } from '../post-facts.ts';
import { findSeenPost, lockPost, turnPostLike } from '../post-queries.ts';

export const togglePostLike = implement('toggle_post_like', (input, { db, facts, memberId }) => {
  const postId = input.p_post_id;
  return db.transaction(async (transaction) => {
    await lockPost(transaction, postId);
    const post = await findSeenPost(transaction, postId, memberId);
    if (post?.state !== 'published') throw new AppError('notFound', 'This post is no longer there.');
    const outcome = await turnPostLike(transaction, memberId, postId);
    if (outcome.is_liked)
      await facts.state(transaction, postLiked, {
        ...{ postId, memberId, authorId: post.author_id },
        about: beginningOf(post.content),
      });
    return outcome;
  });
});
