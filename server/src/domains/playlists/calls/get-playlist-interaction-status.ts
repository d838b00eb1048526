import { implement } from '../../../platform/calls/implement.ts';
import { askingOf, noPlaylist } from '../own-playlist.ts';
import { playlistById } from '../playlist-queries.ts';
import { reactionsView } from '../playlist-view.ts';

export const getPlaylistInteractionStatus = implement(
  'get_playlist_interaction_status',
  async (input, context) => {
    const row = await playlistById(context.db, askingOf(context), input.p_playlist_id);
    if (row === null) throw noPlaylist();
    return reactionsView(row, row.reaction ?? 0);
  },
);
