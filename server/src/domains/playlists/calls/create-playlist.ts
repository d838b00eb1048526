import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { readTexts, shown } from '../own-playlist.ts';
import { playlistCreated } from '../playlist-facts.ts';
import { playlistSlug } from '../playlist-rules.ts';
import { countOwn, insertPlaylist } from '../playlist-write-queries.ts';

export const createPlaylist = implement('create_playlist', (input, context) => {
  const ownerId = context.memberId;
  const texts = readTexts(context, { ...input, p_is_public: input.p_is_public ?? false });
  return context.db.transaction(async (transaction) => {
    if ((await countOwn(transaction, ownerId)) >= limits.playlistsPerMember)
      throw new AppError('conflict', `You can have at most ${limits.playlistsPerMember} playlists.`);
    const id = newId();
    await insertPlaylist(transaction, { id, ownerId, slug: playlistSlug(texts.name, id), ...texts });
    await context.facts.state(transaction, playlistCreated, {
      playlistId: id,
      ownerId,
      isPublic: texts.isPublic,
    });
    if (texts.isPublic) await dropCached(transaction, 'playlists');
    return shown(transaction, context, id);
  });
});
