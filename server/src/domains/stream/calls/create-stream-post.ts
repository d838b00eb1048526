import { implement } from '../../../platform/calls/implement.ts';
import { writePost } from '../write-post.ts';

export const createStreamPost = implement('create-stream-post', async (input, context) =>
  writePost(context, input.content, input.parentId ?? null),
);
