import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { changeState, lockShownComment } from '../change-comment.ts';
import { mayDelete } from '../comment-rules.ts';
import { actorOf } from '../write-comment.ts';

export const deleteComment = implement('delete_comment', (input, context) =>
  context.db.transaction(async (transaction) => {
    const comment = await lockShownComment(transaction, input.p_comment_id);
    if (!mayDelete(comment, actorOf(context)))
      throw new AppError('notAllowed', 'This comment is somebody else’s.');
    await changeState(transaction, context, comment, 'deleted');
    return { deleted: true as const };
  }),
);
