import { dropCached } from '../../../platform/calls/cached-answers.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { lockOwn, readTexts, shown } from '../own-playlist.ts';
import { writeTexts } from '../playlist-write-queries.ts';

export const updatePlaylistDetails = implement('update_playlist_details', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { id, is_public } = await lockOwn(transaction, context, input.p_playlist_id);
    const texts = readTexts(context, input);
    await writeTexts(transaction, id, texts);
    if (is_public || texts.isPublic) await dropCached(transaction, 'playlists');
    return shown(transaction, context, id);
  }),
);
