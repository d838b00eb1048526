// The public interface of the responses domain for higher floors.

export { responseCalls } from './calls.ts';
export { commentCreated, commentLiked, commentsChangedTopic } from './comments/comment-facts.ts';
export { countCommentsLinking, countCommentsOn, waitingComments } from './comments/comment-queries.ts';
export { forgetComments } from './comments/forget-comments.ts';
export { reportedComment } from './comments/reported-comment.ts';
export { reviewComment } from './comments/review-comments.ts';
export { type DemoCommentRow, insertDemoComments, insertDemoLikes } from './demo-queries.ts';
export { exportResponses } from './export-responses.ts';
export { countFavoritesOf } from './reactions/favorite-queries.ts';
export { forgetReactions } from './reactions/forget-member.ts';
export { videoLiked } from './reactions/reaction-facts.ts';
