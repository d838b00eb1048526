import { limits } from '#contract/limits.ts';
import { readCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { postsOfFollowed } from '../post-queries.ts';
import { postsView } from '../post-view.ts';

export const getFollowingPosts = implement(
  'get_following_posts',
  async (input, { db, objectBase, memberId }) => {
    const rows = await postsOfFollowed(db, {
      memberId,
      limit: input.p_limit ?? limits.postsPageSize,
      after: input.p_cursor ? readCursor('p_cursor', input.p_cursor, 'uuid')[0] : null,
    });
    return postsView(db, rows, objectBase);
  },
);
