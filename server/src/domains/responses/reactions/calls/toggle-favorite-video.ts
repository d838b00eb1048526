import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { dropFavorite, turnFavorite } from '../favorite-queries.ts';

export const toggleFavoriteVideo = implement('toggle_favorite_video', (input, { db, memberId }) => {
  return db.transaction(async (transaction) => {
    const isFavorited = await turnFavorite(transaction, memberId, input.p_video_id);
    if (isFavorited === null) throw new AppError('notFound', 'Video not found.');
    if (!isFavorited) await dropFavorite(transaction, memberId, input.p_video_id);
    return { is_favorited: isFavorited };
  });
});
