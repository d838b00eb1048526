import { implement } from '../../../platform/calls/implement.ts';
import { writeFavoritesVisibility } from '../profile-queries.ts';

export const setFavoritesVisibility = implement('set_favorites_visibility', async (input, context) => {
  const { db, memberId } = context;
  await writeFavoritesVisibility(db, memberId, input.p_public);
  return { shows_favorites: input.p_public };
});
