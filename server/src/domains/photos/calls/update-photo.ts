import { implement } from '../../../platform/calls/implement.ts';
import { changePhoto } from '../change-photo.ts';

export const updatePhoto = implement('update_photo', async (input, context) =>
  changePhoto(context, input.p_photo_id.toLowerCase(), {
    caption: input.p_caption,
    albumId: input.p_album_id == null ? input.p_album_id : input.p_album_id.toLowerCase(),
  }),
);
