import type { Comment } from '#contract/comments.ts';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { readCursor, writeCursor } from '../../../kit/cursor.ts';
import type { CallContext } from '../../../platform/context.ts';
import {
  type CommentRow,
  commentCount,
  findComment,
  newestThreads,
  ownHeld,
  repliesOf,
  topThreads,
} from './comment-queries.ts';
import { commentsView } from './comment-view.ts';
import { actorOf } from './write-comment.ts';

interface Page {
  comments: Comment[];
  next_cursor: string | null;
}

/** `rows` may contain one more than a page: then there is a next one. */
async function pageOf(
  context: CallContext,
  rows: readonly CommentRow[],
  {
    size,
    first,
    cursorOf,
  }: { size: number; first: readonly CommentRow[]; cursorOf(row: CommentRow): string },
): Promise<Page> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    comments: await commentsView(context.db, [...first, ...shown], {
      ...{ viewer: actorOf(context), base: context.objectBase },
    }),
    next_cursor: rows.length > size && last ? cursorOf(last) : null,
  };
}

export async function threadPage(
  context: CallContext,
  { videoId, sort, cursor }: { videoId: string; sort: 'top' | 'newest'; cursor: string | null },
): Promise<Page & { total: number }> {
  const { db, viewer } = context;
  const size = limits.commentsPageSize;
  const limit = size + 1;
  const rowsOf = () =>
    sort === 'top'
      ? topThreads(db, viewer.userId, {
          videoId,
          limit,
          after: cursor === null ? null : readCursor('p_cursor', cursor, 'integer', 'uuid'),
        })
      : newestThreads(db, viewer.userId, {
          videoId,
          limit,
          after: cursor === null ? null : readCursor('p_cursor', cursor, 'uuid')[0],
        });
  const [total, rows, first] = await Promise.all([
    commentCount(db, videoId),
    rowsOf(),
    viewer.userId === null || cursor !== null ? [] : ownHeld(db, viewer.userId, { videoId, parentId: null }),
  ]);
  if (total === null) throw new AppError('notFound', 'Video not found.');
  const cursorOf = (row: CommentRow) =>
    sort === 'top' ? writeCursor(row.like_count, row.id) : writeCursor(row.id);
  return { ...(await pageOf(context, rows, { size, first, cursorOf })), total };
}

export async function replyPage(
  context: CallContext,
  threadId: string,
  cursor: string | null,
): Promise<Page> {
  const { db, viewer } = context;
  const head = await findComment(db, viewer.userId, threadId);
  if (head === null) throw new AppError('notFound', 'This comment is no longer there.');
  const size = limits.repliesPageSize;
  const after = cursor === null ? null : readCursor('p_cursor', cursor, 'uuid')[0];
  const [rows, own] = await Promise.all([
    repliesOf(db, viewer.userId, { parentId: threadId, limit: size + 1, after }),
    viewer.userId === null || cursor !== null
      ? []
      : ownHeld(db, viewer.userId, { videoId: head.video_id, parentId: threadId }),
  ]);
  return pageOf(context, rows, { size, first: own, cursorOf: (row) => writeCursor(row.id) });
}
