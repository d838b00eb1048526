import { limits } from '#contract/limits.ts';
import { readCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { postsOf } from '../post-queries.ts';
import { postsView } from '../post-view.ts';

export const getStreamPosts = implement('get-stream-posts', async (input, { db, objectBase, viewer }) => {
  const limit = input.limit ?? limits.postsPageSize;
  const cursor = input.cursor ?? null;
  const rows = await postsOf(db, {
    authorId: input.userId,
    viewerId: viewer.userId,
    limit,
    offset: cursor === null ? ((input.page ?? 1) - 1) * limit : 0,
    after: cursor === null ? null : readCursor('cursor', cursor, 'uuid')[0],
  });
  return postsView(db, rows, objectBase);
});
