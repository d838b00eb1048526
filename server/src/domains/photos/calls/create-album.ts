import { implement } from '../../../platform/calls/implement.ts';
import { makeAlbum } from '../change-album.ts';
import { readAlbumTexts } from '../photo-texts.ts';

export const createAlbum = implement('create_album', async (input, context) =>
  makeAlbum(context, readAlbumTexts(context, { ...input, p_is_public: input.p_is_public ?? true })),
);
