import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { favoritesAmong, newestFavoriteIds } from '../favorite-queries.ts';

export const getMyFavoriteVideoIds = implement('get_my_favorite_video_ids', async (input, { db, viewer }) => {
  if (viewer.userId === null) return [];
  return input.p_video_ids
    ? favoritesAmong(db, viewer.userId, input.p_video_ids)
    : newestFavoriteIds(db, viewer.userId, limits.favoriteIds);
});
