import { implement } from '../../../platform/calls/implement.ts';
import { removeAlbum } from '../change-album.ts';

export const deleteAlbum = implement('delete_album', async (input, context) => ({
  deleted: true as const,
  photos: await removeAlbum(context, input.p_album_id),
}));
