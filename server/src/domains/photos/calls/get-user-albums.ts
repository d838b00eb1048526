import { implement } from '../../../platform/calls/implement.ts';
import { albumsOf } from '../album-queries.ts';
import { albumView } from '../photo-view.ts';

export const getUserAlbums = implement('get_user_albums', async (input, { db, viewer }) =>
  (await albumsOf(db, input.p_user_id, viewer.userId)).map(albumView),
);
