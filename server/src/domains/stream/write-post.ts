import { limits } from '#contract/limits.ts';
import type { StreamPost } from '#contract/stream.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { actorOf, recordAct } from '../../platform/audit/record-act.ts';
import { lockThing } from '../../platform/audit/thing-lock-queries.ts';
import { type CallContext, isAdmin, type MemberContext } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { requireNoEvidence } from '../../platform/evidence/evidence.ts';
import { memberRestricted, type Restriction } from '../accounts/index.ts';
import { readMemberText } from '../texts/index.ts';
import {
  deletePost,
  findSeenPost,
  insertPost,
  lockPost,
  type PostRow,
  rewritePost,
  writePostState,
} from './post-queries.ts';
import { cannotPost, contentEmpty, readContent } from './post-rules.ts';
import { postsView } from './post-view.ts';
import { tellPosted } from './tell-posted.ts';

type Reasons = Pick<Restriction, 'ground' | 'explanation'>;

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
  const row = await findSeenPost(transaction, id, context.viewer.userId);
  const [post] = row === null ? [] : await postsView(transaction, [row], context.objectBase);
  if (post === undefined) throw noPost();
  return post;
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

/** The post that an answer goes to; members answer what they see. */
async function threadOf(
  transaction: TransactionExecutor,
  memberId: string,
  parentId: string | null,
): Promise<string | null> {
  if (parentId === null) return null;
  const post = await findSeenPost(transaction, parentId, memberId);
  const head =
    post === null || post.parent_id === null
      ? post
      : await findSeenPost(transaction, post.parent_id, memberId);
  if (post?.state !== 'published' || head === null)
    throw new AppError('notFound', 'The post you’re replying to is no longer there.', { field: 'parentId' });
  return head.id;
}

/** Writes the caller's post, or their answer to one. */
export function writePost(
  context: MemberContext,
  content: string,
  answered: string | null = null,
): Promise<StreamPost> {
  const authorId = context.memberId;
  const { text, isHeld } = readText(context, content, cannotPost);
  return context.db.transaction(async (transaction) => {
    const id = newId();
    const parentId = await threadOf(transaction, authorId, answered);
    await insertPost(transaction, { id, authorId, parentId, content: text, isHeld });
    if (!isHeld) await tellPosted(transaction, context, id);
    return shown(transaction, context, id);
  });
}

/** Changes the text of the caller's own post. What a report holds stays as it was reported. */
export function changePost(context: MemberContext, id: string, content: string): Promise<StreamPost> {
  const { text, isHeld } = readText(context, content, contentEmpty);
  return context.db.transaction(async (transaction) => {
    const row = await lockOwn(transaction, context, id);
    if (row.held_for === 'report')
      throw new AppError('conflict', 'We’re looking at this post, so you can’t change it now.');
    await rewritePost(transaction, id, { content: text, isHeld });
    if (!isHeld) await tellPosted(transaction, context, id);
    return shown(transaction, context, id);
  });
}

/**
 * Deletes a post: its author's own. As an admin, removes anybody's, on record: it stays out of sight, and its author is
 * told and may object. Throws `notFound`, and `conflict`
 * if an admin would delete evidence.
 */
export function removePost(context: MemberContext, id: string, reasons: Reasons): Promise<void> {
  return context.db.transaction(async (transaction) => {
    const mayRemove = isAdmin(context.viewer);
    if (mayRemove) await lockThing(transaction, 'post', id);
    const post = mayRemove ? await lockPost(transaction, id) : null;
    if (post !== null && post.author_id !== context.memberId) {
      if (post.state === 'removed') throw noPost();
      await requireNoEvidence(transaction, 'post', id, post.author_id);
      await recordAct(transaction, actorOf(context.viewer), {
        act: 'post.deleted',
        targetKind: 'post',
        targetId: id,
        summary: `Deleted a post of ${post.username}.`,
        details: { author_id: post.author_id, state: post.state },
      });
      await writePostState(transaction, id, 'removed', null);
      await context.facts.state(transaction, memberRestricted, {
        ...{ memberId: post.author_id, actor: actorOf(context.viewer), isRemoved: true, ...reasons },
        thing: {
          ...{ kind: 'post', id, title: post.content },
          evidence: { content: post.content, author: post.username },
        },
      });
      return;
    }
    await lockOwn(transaction, context, id);
    await deletePost(transaction, id);
  });
}
