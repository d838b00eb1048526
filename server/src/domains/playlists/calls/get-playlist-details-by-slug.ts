import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistBySlug } from '../playlist-queries.ts';
import { countUnavailable, playlistCards } from '../playlist-video-queries.ts';
import { detailsJson } from '../playlist-view.ts';

export const getPlaylistDetailsBySlug = implement('get_playlist_details_by_slug', async (input, context) => {
  const row = await playlistBySlug(context.db, askingOf(context), input.p_slug);
  if (row === null) return [];
  const [unavailable, cards] = await Promise.all([
    countUnavailable(context.db, row.id),
    playlistCards(context.db, context.objectBase, row.id),
  ]);
  return rawJson(detailsJson(row, unavailable, cards));
});
