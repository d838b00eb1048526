import { implement } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistsOf } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

export const getUserPlaylistsWithThumbnails = implement(
  'get_user_playlists_with_thumbnails',
  async (input, context) =>
    (await playlistsOf(context.db, askingOf(context), input.p_user_id)).map(playlistView),
);
