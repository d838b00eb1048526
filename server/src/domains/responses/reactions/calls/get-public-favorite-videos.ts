import { limits } from '#contract/limits.ts';
import { readCursor } from '../../../../kit/cursor.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { showsFavorites } from '../../../profiles/index.ts';
import { favoriteCards } from '../favorite-queries.ts';

export const getPublicFavoriteVideos = implement(
  'get_public_favorite_videos',
  async (input, { db, objectBase, viewer }) => {
    const memberId = input.p_user_id;
    if (memberId !== viewer.userId && !(await showsFavorites(db, memberId))) return [];
    const cursor = input.p_cursor ?? null;
    return rawJson(
      await favoriteCards(db, objectBase, {
        memberId,
        limit: input.p_limit ?? limits.profilePageSize,
        before: cursor === null ? null : readCursor('p_cursor', cursor, 'integer', 'uuid'),
      }),
    );
  },
);
