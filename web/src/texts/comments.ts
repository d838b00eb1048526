// comment-item
export const thisCommentWasDeleted = 'This comment was deleted.';
export const deletedAccount = 'Deleted account';
export const theCommentIsStillThere = 'The comment is still there. {message}';
export const deleteThisCommentForGood = 'Delete this comment for good?';
export const commentByName = 'Comment by {name}';
export const uploader = 'Uploader';
export const editYourComment = 'Edit your comment';
export const save = 'Save';
export const onlyYouSeeThisComment = 'Only you see this comment until somebody has looked at it.';
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
export const theCommentsCouldNotBe = 'The comments could not be loaded.';
export const yourComment = 'Your comment';
export const addACommentTypeA = 'Add a comment. Type a time such as 6:11 to link it.';
export const comment = 'Comment';
export const noCommentsYetSayWhat = 'No comments yet. Say what you think.';
export const sortComments = 'Sort comments';
export const newComment = 'new comment';
export const newComments = 'new comments';
export const showLength = 'Show {length}';
export const showMoreComments = 'Show more comments';

// composer
export const pleaseLogInToComment = 'Please log in to comment.';
export const failedToProcessRequest = 'Failed to process request.';
export const leftLeft = '{left} left';
export const cancel = 'Cancel';

// remove-dialog
export const deleteThisComment = 'Delete this comment?';
export const itsAuthorIsSentThe = 'Its author is sent the rule and your words, and may object.';
export const whyInWordsForIts = 'Why, in words for its author';

// thread
export const failedToFetchData = 'Failed to fetch data.';
export const yourReply = 'Your reply';
export const hideReplies = 'Hide replies';
export const replyWithin = 'reply';
export const replies = 'replies';
export const showReplyCount = 'Show {replyCount}';
export const showMoreReplies = 'Show more replies';
