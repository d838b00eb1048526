import { readCursor } from '../../../../kit/cursor.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { favoriteCards } from '../favorite-queries.ts';

export const getUserFavoriteVideos = implement(
  'get_user_favorite_videos',
  async (input, { db, objectBase, memberId }) => {
    const cursor = input.p_cursor ?? null;
    return rawJson(
      await favoriteCards(db, objectBase, {
        memberId,
        limit: input.p_limit ?? 100,
        before: cursor === null ? null : readCursor('p_cursor', cursor, 'integer', 'uuid'),
      }),
    );
  },
);
