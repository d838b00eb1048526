import { implement } from '../../../platform/calls/implement.ts';
import { changeAlbum } from '../change-album.ts';
import { readAlbumTexts } from '../photo-texts.ts';

export const updateAlbum = implement('update_album', async (input, context) =>
  changeAlbum(context, input.p_album_id, readAlbumTexts(context, input)),
);
