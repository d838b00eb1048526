import { limits } from '#contract/limits.ts';
import { readCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { photosOf } from '../photo-queries.ts';
import { photoView } from '../photo-view.ts';

export const getUserPhotos = implement('get_user_photos', async (input, { db, viewer }) => {
  const cursor = input.p_cursor ?? null;
  const rows = await photosOf(db, {
    ownerId: input.p_user_id,
    viewerId: viewer.userId,
    albumId: input.p_album_id ?? null,
    after: cursor === null ? null : readCursor('p_cursor', cursor, 'uuid')[0],
    limit: input.p_limit ?? limits.photosPageSize,
  });
  return rows.map(photoView);
});
