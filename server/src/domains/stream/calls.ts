import { createStreamPost } from './calls/create-stream-post.ts';
import { deleteStreamPost } from './calls/delete-stream-post.ts';
import { getStreamPosts } from './calls/get-stream-posts.ts';
import { updateStreamPost } from './calls/update-stream-post.ts';

export const streamCalls = [getStreamPosts, createStreamPost, updateStreamPost, deleteStreamPost];
