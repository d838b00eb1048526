import { implement } from '../../../../platform/calls/implement.ts';
import { removeCaptions } from '../change-captions.ts';

export const deleteVideoCaptions = implement('delete_video_captions', async (input, context) => {
  await removeCaptions(context, context.viewer, input.p_captions_id);
  return { done: true as const };
});
