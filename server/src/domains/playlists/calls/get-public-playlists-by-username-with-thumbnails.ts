import { implement } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { publicPlaylistsOf } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

export const getPublicPlaylistsByUsernameWithThumbnails = implement(
  'get_public_playlists_by_username_with_thumbnails',
  async (input, context) =>
    (await publicPlaylistsOf(context.db, askingOf(context), input.p_username)).map(playlistView),
);
