import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { readCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { findSeenPost, repliesTo } from '../post-queries.ts';
import { postsView } from '../post-view.ts';

export const getPost = implement('get_post', async (input, { db, objectBase, viewer }) => {
  const viewerId = viewer.userId;
  const cursor = input.p_cursor ?? null;
  const row = await findSeenPost(db, input.p_post_id, viewerId);
  const parent = row?.parent_id == null ? row : await findSeenPost(db, row.parent_id, viewerId);
  if (row === null || parent === null) throw new AppError('notFound', 'This post is no longer there.');
  const limit = limits.postsPageSize;
  const replies = await repliesTo(db, {
    ...{ postId: row.id, viewerId, limit: limit + 1 },
    after: cursor === null ? null : readCursor('p_cursor', cursor, 'uuid')[0],
  });
  const [post, ...answers] = await postsView(db, [row, ...replies.slice(0, limit)], objectBase);
  if (post === undefined) throw new Error('a post has no view');
  return { post, replies: answers, has_more: replies.length > limit };
});
