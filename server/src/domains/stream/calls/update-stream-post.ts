import { implement } from '../../../platform/calls/implement.ts';
import { changePost } from '../write-post.ts';

export const updateStreamPost = implement('update-stream-post', async (input, context) =>
  changePost(context, input.postId, input.content),
);
