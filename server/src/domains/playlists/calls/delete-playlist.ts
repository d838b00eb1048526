import { dropCached } from '../../../platform/calls/cached-answers.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { lockOwned } from '../own-playlist.ts';
import { dropPlaylist } from '../playlist-write-queries.ts';

export const deletePlaylist = implement('delete_playlist', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { id, is_public } = await lockOwned(transaction, context, input.p_playlist_id);
    await dropPlaylist(transaction, id);
    if (is_public) await dropCached(transaction, 'playlists');
    return { deleted: true as const };
  }),
);
