import { createStreamPost } from './calls/create-stream-post.ts';
import { deleteStreamPost } from './calls/delete-stream-post.ts';
import { getPost } from './calls/get-post.ts';
import { getStreamPosts } from './calls/get-stream-posts.ts';
import { togglePostLike } from './calls/toggle-post-like.ts';
import { updateStreamPost } from './calls/update-stream-post.ts';

export const streamCalls = [
  getStreamPosts,
  getPost,
  createStreamPost,
  updateStreamPost,
  deleteStreamPost,
  togglePostLike,
];
