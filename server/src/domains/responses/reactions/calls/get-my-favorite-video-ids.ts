import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { favoritesAmong, newestFavoriteIds } from '../favorite-queries.ts';

export const getMyFavoriteVideoIds = implement('get_my_favorite_video_ids', async (input, context) => {
  const { db, memberId } = context;
  return input.p_video_ids
    ? favoritesAmong(db, memberId, input.p_video_ids)
    : newestFavoriteIds(db, memberId, limits.favoriteIds);
});
