import { implement } from '../../../platform/calls/implement.ts';
import { mostPopular } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

/** Kept for all who ask, so nobody asks. */
export const getMostPopularPlaylist = implement('get_most_popular_playlist', async (_input, context) =>
  (await mostPopular(context.db, { memberId: null, reactor: null, base: context.objectBase })).map(
    playlistView,
  ),
);
