import { implement } from '../../../platform/calls/implement.ts';
import { mostPopular } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

/** Cached for everyone, so the caller does not matter. */
export const getMostPopularPlaylist = implement('get_most_popular_playlist', async (_input, context) =>
  (await mostPopular(context.db, { memberId: null, reactor: null, base: context.objectBase })).map(
    playlistView,
  ),
);
