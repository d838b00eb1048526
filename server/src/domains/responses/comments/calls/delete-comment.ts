import { AppError } from '../../../../kit/app-error.ts';
import { actorOf as adminOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { requireNoEvidence } from '../../../../platform/evidence/evidence.ts';
import { changeState, lockShownComment } from '../change-comment.ts';
import { mayDelete } from '../comment-rules.ts';
import { actorOf } from '../write-comment.ts';

export const deleteComment = implement('delete_comment', (input, context) =>
  context.db.transaction(async (transaction) => {
    const comment = await lockShownComment(transaction, input.p_comment_id);
    if (!mayDelete(comment, actorOf(context)))
      throw new AppError('notAllowed', 'This comment is somebody else’s.');
    // As an admin: not the author's own act, nor that of the uploader tidying up under a video.
    if (!mayDelete(comment, { ...actorOf(context), isAdmin: false })) {
      await requireNoEvidence(transaction, 'comment', comment.id, comment.author_id);
      await recordAct(transaction, adminOf(context.viewer), {
        act: 'comment.deleted',
        targetKind: 'comment',
        targetId: comment.id,
        summary: 'Deleted a comment.',
        details: { author_id: comment.author_id, video_id: comment.video_id, state: comment.state },
      });
    }
    await changeState(transaction, context, comment, 'deleted');
    return { deleted: true as const };
  }),
);
