import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistsWithWork } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

export const getPlaylistsForWork = implement('get_playlists_for_work', async (input, context) => {
  const rows = await playlistsWithWork(context.db, askingOf(context), input.p_slug, limits.playlistsForWork);
  return rows.map(playlistView);
});
