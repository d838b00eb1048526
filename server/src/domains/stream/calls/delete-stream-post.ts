import { implement } from '../../../platform/calls/implement.ts';
import { removePost } from '../write-post.ts';

export const deleteStreamPost = implement('delete-stream-post', async (input, context) => {
  await removePost(context, input.postId, {
    ground: input.ground ?? null,
    explanation: input.explanation?.trim() || null,
  });
  return { deleted: true as const };
});
