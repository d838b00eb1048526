import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistById } from '../playlist-queries.ts';
import { playlistCards } from '../playlist-video-queries.ts';
import { detailsJson } from '../playlist-view.ts';

export const getPlaylistDetails = implement('get_playlist_details', async (input, context) => {
  const row = await playlistById(context.db, askingOf(context), input.p_playlist_id);
  if (row === null) return [];
  return rawJson(detailsJson(row, await playlistCards(context.db, context.objectBase, row.id)));
});
