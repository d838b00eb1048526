import { createComment } from './calls/create-comment.ts';
import { deleteComment } from './calls/delete-comment.ts';
import { getCommentReplies } from './calls/get-comment-replies.ts';
import { getVideoComments } from './calls/get-video-comments.ts';
import { toggleCommentLike } from './calls/toggle-comment-like.ts';
import { updateComment } from './calls/update-comment.ts';

export const commentCalls = [
  getVideoComments,
  getCommentReplies,
  createComment,
  updateComment,
  deleteComment,
  toggleCommentLike,
];
