import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { refuseProhibited } from '../../videos/index.ts';
import { askingOf } from '../own-playlist.ts';
import { publicPage, publicTotal } from '../playlist-queries.ts';
import { playlistView } from '../playlist-view.ts';

export const getPlaylistsWithDetailsPaginated = implement(
  'get_playlists_with_details_paginated',
  async (input, context) => {
    const text = (input.search_query ?? '').trim();
    refuseProhibited('search_query', text, context);
    const pattern = text === '' ? null : `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const limit = input.page_size ?? limits.playlistsPageSize;
    const asking = askingOf(context);
    const [rows, total] = await Promise.all([
      publicPage(context.db, asking, {
        pattern,
        order: input.p_sort ?? 'newest',
        limit,
        offset: ((input.page_number ?? 1) - 1) * limit,
      }),
      publicTotal(context.db, asking, pattern),
    ]);
    return rows.map((row) => ({ ...playlistView(row), total_count: total }));
  },
);
