import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistById } from '../playlist-queries.ts';
import { countUnavailable, playlistCards } from '../playlist-video-queries.ts';
import { detailsJson } from '../playlist-view.ts';

export const getPlaylistDetails = implement('get_playlist_details', async (input, context) => {
  const row = await playlistById(context.db, askingOf(context), input.p_playlist_id);
  if (row === null) return [];
  const [unavailable, cards] = await Promise.all([
    countUnavailable(context.db, row.id),
    playlistCards(context.db, context.objectBase, row.id),
  ]);
  return rawJson(detailsJson(row, unavailable, cards));
});
