import type { Comment } from '#contract/comments.ts';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { type CallContext, isAdmin, type MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type MemberText, readMemberText } from '../../texts/index.ts';
import { holdVideo } from '../../videos/index.ts';
import { changeState, lockShownComment, tellChanged, tellCreated } from './change-comment.ts';
import { findComment } from './comment-queries.ts';
import type { Actor } from './comment-rules.ts';
import { commentsView } from './comment-view.ts';
import { insertComment, moveCounts, saidBefore, writeContent } from './comment-write-queries.ts';

export const actorOf = ({ viewer }: Pick<CallContext, 'viewer'>): Actor => ({
  userId: viewer.userId,
  isAdmin: isAdmin(viewer),
});

const readText = (context: CallContext, text: string): MemberText =>
  readMemberText(context, { field: 'p_content', what: 'The comment', text, longest: limits.commentLength });

async function shown(transaction: TransactionExecutor, context: CallContext, id: string): Promise<Comment> {
  const row = await findComment(transaction, context.viewer.userId, id);
  const [view] =
    row === null
      ? []
      : await commentsView(transaction, [row], { viewer: actorOf(context), base: context.objectBase });
  if (view === undefined) throw new AppError('notFound', 'This comment is no longer there.');
  return view;
}

/** Writes the caller's comment, under a video or in a thread. A reply to a reply goes to the same thread. */
export function writeComment(
  context: MemberContext,
  input: { videoId: string; text: string; replyTo: string | null },
): Promise<Comment> {
  const authorId = context.memberId;
  const { text, isHeld } = readText(context, input.text);
  const { videoId } = input;
  return context.db.transaction(async (transaction) => {
    const video = await holdVideo(transaction, videoId);
    if (!video?.is_published) throw new AppError('notFound', 'Video not found.');
    const parentId = await threadOf(transaction, context, videoId, input.replyTo);
    if (await saidBefore(transaction, { videoId, parentId, authorId, content: text }))
      throw new AppError('conflict', 'You’ve just said this here.', { field: 'p_content' });
    const id = newId();
    await insertComment(transaction, { id, videoId, parentId, authorId, content: text, isHeld });
    if (!isHeld) {
      await moveCounts(transaction, { videoId, parentId, by: 1 });
      await tellCreated(transaction, context, {
        id,
        video_id: videoId,
        parent_id: parentId,
        author_id: authorId,
        uploader_id: video.uploader_id,
      });
    }
    return shown(transaction, context, id);
  });
}

/** The thread a reply goes to; members reply to what they see, in threads they see. */
async function threadOf(
  transaction: TransactionExecutor,
  { viewer }: CallContext,
  videoId: string,
  replyTo: string | null,
): Promise<string | null> {
  if (replyTo === null) return null;
  const find = (id: string) => findComment(transaction, viewer.userId, id);
  const comment = await find(replyTo);
  const head = comment?.parent_id ? await find(comment.parent_id) : comment;
  if (comment?.video_id !== videoId || comment.state !== 'published' || head === null)
    throw new AppError('notFound', 'The comment you’re replying to is no longer there.', {
      field: 'p_parent_id',
    });
  return head.id;
}

/** Changes the text of the caller's own comment. What a report holds stays as it was reported. */
export function rewriteComment(context: MemberContext, id: string, input: string): Promise<Comment> {
  const authorId = context.memberId;
  const { text, isHeld } = readText(context, input);
  return context.db.transaction(async (transaction) => {
    const comment = await lockShownComment(transaction, id);
    if (comment.author_id !== authorId)
      throw new AppError(
        comment.state === 'held' ? 'notFound' : 'notAllowed',
        comment.state === 'held' ? 'This comment is no longer there.' : 'This comment is someone else’s.',
      );
    if (comment.held_for === 'report')
      throw new AppError('conflict', 'We’re looking at this comment, so you can’t change it now.');
    await writeContent(transaction, id, text);
    const to = isHeld ? 'held' : 'published';
    if (to !== comment.state) await changeState(transaction, context, comment, to, isHeld ? 'word' : null);
    else if (to === 'published') await tellChanged(transaction, comment);
    return shown(transaction, context, id);
  });
}
