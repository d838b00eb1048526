import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { writeFavoritesVisibility } from '../profile-queries.ts';

export const setFavoritesVisibility = implement('set_favorites_visibility', async (input, { db, viewer }) => {
  if (viewer.userId === null) throw new AppError('signInRequired', 'Please log in first.');
  await writeFavoritesVisibility(db, viewer.userId, input.p_public);
  return { shows_favorites: input.p_public };
});
