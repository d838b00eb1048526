import { limits } from '#contract/limits.ts';
import type { StreamPost } from '#contract/stream.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { actorOf, recordAct } from '../../platform/audit/record-act.ts';
import { type CallContext, isAdmin, type MemberContext } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { requireNoEvidence } from '../../platform/evidence/evidence.ts';
import { readMemberText } from '../texts/index.ts';
import { deletePost, findPost, insertPost, lockPost, type PostRow, rewritePost } from './post-queries.ts';
import { cannotPost, contentEmpty, readContent } from './post-rules.ts';
import { postView } from './post-view.ts';

const readText = (context: CallContext, content: string, whenEmpty: string) =>
  readMemberText(context, {
    field: 'content',
    what: 'The post',
    text: readContent(content, whenEmpty),
    longest: limits.postLength,
  });

const noPost = (): AppError => new AppError('notFound', 'This post is no longer there.');

async function shown(
  transaction: TransactionExecutor,
  context: CallContext,
  id: string,
): Promise<StreamPost> {
  const row = await findPost(transaction, id);
  if (row === null) throw noPost();
  return postView(row, context.objectBase);
}

/** The caller's own post, locked until the transaction ends; reveals nothing about others. */
async function lockOwn(
  transaction: TransactionExecutor,
  context: MemberContext,
  id: string,
): Promise<PostRow> {
  const row = await lockPost(transaction, id);
  if (row === null || row.state === 'removed' || row.author_id !== context.memberId) throw noPost();
  return row;
}

export function writePost(context: MemberContext, content: string): Promise<StreamPost> {
  const authorId = context.memberId;
  const { text, isHeld } = readText(context, content, cannotPost);
  return context.db.transaction(async (transaction) => {
    const id = newId();
    await insertPost(transaction, { id, authorId, content: text, isHeld });
    return shown(transaction, context, id);
  });
}

/** Changes the text of the caller's own post. What a report holds stays as it was reported. */
export function changePost(context: MemberContext, id: string, content: string): Promise<StreamPost> {
  const { text, isHeld } = readText(context, content, contentEmpty);
  return context.db.transaction(async (transaction) => {
    const row = await lockOwn(transaction, context, id);
    if (row.held_for === 'report')
      throw new AppError('conflict', 'This post is being looked at and cannot be changed now.');
    await rewritePost(transaction, id, { content: text, isHeld });
    return shown(transaction, context, id);
  });
}

/**
 * Deletes a post: its author's own or, as an admin, anybody's, on record. Throws `notFound`, and `conflict`
 * if an admin would delete evidence.
 */
export function removePost(context: MemberContext, id: string): Promise<void> {
  return context.db.transaction(async (transaction) => {
    const post = isAdmin(context.viewer) ? await lockPost(transaction, id) : null;
    if (post !== null && post.author_id !== context.memberId) {
      await requireNoEvidence(transaction, 'post', id, post.author_id);
      await recordAct(transaction, actorOf(context.viewer), {
        act: 'post.deleted',
        targetKind: 'post',
        targetId: id,
        summary: `Deleted a post of ${post.username}.`,
        details: { author_id: post.author_id, state: post.state },
      });
    } else await lockOwn(transaction, context, id);
    await deletePost(transaction, id);
  });
}
