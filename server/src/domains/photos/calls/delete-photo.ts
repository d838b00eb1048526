import { implement } from '../../../platform/calls/implement.ts';
import { removePhoto } from '../change-photo.ts';

export const deletePhoto = implement('delete_photo', async (input, context) => {
  await removePhoto(context, input.p_photo_id, {
    ground: input.p_ground ?? null,
    explanation: input.p_explanation?.trim() || null,
  });
  return { deleted: true as const };
});
