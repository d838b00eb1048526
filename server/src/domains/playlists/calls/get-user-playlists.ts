import { implement } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistsHolding, playlistsOf } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

export const getUserPlaylists = implement('get_user_playlists', async (input, context) => {
  const ownerId = context.memberId;
  const rows = await playlistsOf(context.db, askingOf(context), ownerId);
  const holding = input.p_video_id
    ? await playlistsHolding(context.db, ownerId, input.p_video_id)
    : new Set<string>();
  return rows.map((row) => ({ ...playlistView(row), has_video: holding.has(row.id) }));
});
