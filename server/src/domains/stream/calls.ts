import { createStreamPost } from './calls/create-stream-post.ts';
import { deleteStreamPost } from './calls/delete-stream-post.ts';
import { getFollowingPosts } from './calls/get-following-posts.ts';
import { getPost } from './calls/get-post.ts';
import { getStreamPosts } from './calls/get-stream-posts.ts';
import { togglePostLike } from './calls/toggle-post-like.ts';
import { updateStreamPost } from './calls/update-stream-post.ts';

export const streamCalls = [
  getStreamPosts,
  getFollowingPosts,
  getPost,
  createStreamPost,
  updateStreamPost,
  deleteStreamPost,
  togglePostLike,
];
