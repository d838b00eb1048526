import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { commentLiked } from '../comment-facts.ts';
import { lockLikes, turnCommentLike } from '../comment-write-queries.ts';

export const toggleCommentLike = implement('toggle_comment_like', (input, { db, facts, memberId }) => {
  const commentId = input.p_comment_id;
  return db.transaction(async (transaction) => {
    const comment = await lockLikes(transaction, memberId, commentId);
    if (comment === null) throw new AppError('notFound', 'This comment is no longer there.');
    const outcome = await turnCommentLike(transaction, memberId, commentId);
    if (outcome.is_liked)
      await facts.state(transaction, commentLiked, {
        commentId,
        videoId: comment.video_id,
        memberId,
        authorId: comment.author_id,
      });
    return outcome;
  });
});
