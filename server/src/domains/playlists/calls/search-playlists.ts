import { implement } from '../../../platform/calls/implement.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { askingOf } from '../own-playlist.ts';
import { playlistsNamed } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

/** What stands beside the videos of a search; the page of playlists searches all. */
const most = 4;

export const searchPlaylists = implement('search_playlists', async (input, context) => {
  const name = input.p_query.trim().replace(/\s+/g, ' ').toLowerCase();
  const prohibited = context.config.settings.prohibitedTerms;
  if ([...name].length < 2 || findProhibitedTerm(name, prohibited) !== null) return [];
  const rows = await playlistsNamed(context.db, askingOf(context), name, most);
  return rows.filter((row) => findProhibitedTerm(row.name, prohibited) === null).map(playlistView);
});
