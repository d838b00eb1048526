// comment-item
export const thisCommentWasDeleted = 'This comment was deleted.';
export const deletedAccount = 'Deleted account';
export const weCouldntDeleteThisComment = 'We couldn’t delete this comment. {message}';
export const commentByName = 'Comment by {name}';
export const uploader = 'Uploader';
export const editYourComment = 'Edit your comment';
export const save = 'Save';
export const onlyYouCanSeeThis = 'Only you can see this comment until we’ve reviewed it.';
export const reply = 'Reply';
export const edit = 'Edit';
export const deleteWords = 'Delete';
export const report = 'Report';

// comments
export const top = 'Top';
export const newest = 'Newest';
export const commentsTotal = 'Comments {total}';
export const noCommentsYet = 'No comments yet.';
export const comments = 'Comments';
export const weCouldntLoadTheComments = 'We couldn’t load the comments.';
export const yourComment = 'Your comment';
export const addACommentATime = 'Add a comment. A time like 6:11 becomes a link.';
export const comment = 'Comment';
export const noCommentsYetBeThe = 'No comments yet. Be the first to say something.';
export const sortComments = 'Sort comments';
export const showNewComment = 'Show {count} new comment';
export const showNewComments = 'Show {count} new comments';
export const showMoreComments = 'Show more comments';

// composer
export const pleaseLogInToComment = 'Please log in to comment.';
export const failedToProcessRequest = 'Failed to process request.';
export const cancel = 'Cancel';

// remove-dialog
export const deleteThisComment = 'Delete this comment?';
export const deleteThisCommentForGood = 'We’ll delete this comment for good.';
export const yesDeleteIt = 'Yes, delete it';
export const wellSendTheAuthorThe = 'We’ll send the author the rule and your reason. They can object.';
export const reasonAsTheAuthorWill = 'Reason, as the author will read it';

// thread
export const failedToFetchData = 'Failed to fetch data.';
export const yourReply = 'Your reply';
export const hideReplies = 'Hide replies';
export const showReply = 'Show {count} reply';
export const showReplies = 'Show {count} replies';
export const showMoreReplies = 'Show more replies';

// mention-suggestions
export const membersToMention = 'Members to mention';
export const memberSuggested = 'member suggested. Arrow keys choose.';
export const membersSuggested = 'members suggested. Arrow keys choose.';
