// The public interface of the stream domain for higher floors.

export { streamCalls } from './calls.ts';
export { type DemoPostRow, insertDemoPosts } from './demo-queries.ts';
export { exportPosts } from './export-posts.ts';
export { postAnswered, postLiked } from './post-facts.ts';
export { countPosts, countPostsLinking, waitingPosts } from './post-queries.ts';
export { reportedPost } from './reported-post.ts';
export { reviewPost } from './review-post.ts';
