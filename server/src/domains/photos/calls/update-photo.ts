import { implement } from '../../../platform/calls/implement.ts';
import { changePhoto } from '../change-photo.ts';

export const updatePhoto = implement('update_photo', async (input, context) =>
  changePhoto(context, input.p_photo_id, {
    caption: input.p_caption,
    albumId: input.p_album_id,
  }),
);
