import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistsWithVideo } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

export const getPlaylistsForVideo = implement('get_playlists_for_video', async (input, context) => {
  const rows = await playlistsWithVideo(
    context.db,
    askingOf(context),
    input.p_video_id,
    limits.playlistsForVideo,
  );
  return rows.map(playlistView);
});
