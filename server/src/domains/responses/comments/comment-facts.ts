import { defineFact } from '../../../platform/facts.ts';

/** Everybody can now read a comment or reply: it was written, or passed after it was held for a word. */
export const commentCreated = defineFact<{
  commentId: string;
  videoId: string;
  authorId: string;
  /** Head of the thread it replies in; null: it starts a thread. */
  parentId: string | null;
  /** Author of the thread's head; null: nobody, or a deleted account. */
  parentAuthorId: string | null;
  /** Of the video; null: it has none. */
  uploaderId: string | null;
}>('comment.created');

/** A member now likes a comment, and did not before. `authorId` is null if the account is gone. */
export const commentLiked = defineFact<{
  commentId: string;
  videoId: string;
  memberId: string;
  authorId: string | null;
}>('comment.liked');

/** Topic of the notification that what is shown under a video changed: `{videoId, commentId, parentId}`. */
export const commentsChangedTopic = 'comments.changed';
