import { AppError } from '../../../../kit/app-error.ts';
import { actorOf as adminOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { lockThing } from '../../../../platform/audit/thing-lock-queries.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { isAdmin } from '../../../../platform/context.ts';
import { requireNoEvidence } from '../../../../platform/evidence/evidence.ts';
import { memberRestricted } from '../../../accounts/index.ts';
import { changeState, lockShownComment } from '../change-comment.ts';
import { findComment } from '../comment-queries.ts';
import { mayDelete } from '../comment-rules.ts';
import { commentThing } from '../review-comments.ts';
import { actorOf } from '../write-comment.ts';

export const deleteComment = implement('delete_comment', (input, context) =>
  context.db.transaction(async (transaction) => {
    if (isAdmin(context.viewer)) await lockThing(transaction, 'comment', input.p_comment_id);
    const comment = await lockShownComment(transaction, input.p_comment_id);
    if (!mayDelete(comment, actorOf(context)))
      throw new AppError('notAllowed', 'This comment is someone else’s.');
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
      const shown = await findComment(transaction, context.memberId, comment.id);
      // It stays out of sight, so that it can come back.
      await changeState(transaction, context, comment, 'removed');
      if (comment.author_id !== null)
        await context.facts.state(transaction, memberRestricted, {
          ...{ memberId: comment.author_id, actor: adminOf(context.viewer), isRemoved: true },
          thing: commentThing(comment, shown),
          ...{ ground: input.p_ground ?? null, explanation: input.p_explanation?.trim() || null },
        });
    } else await changeState(transaction, context, comment, 'deleted');
    return { deleted: true as const };
  }),
);
