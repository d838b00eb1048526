import { defineFact } from '../../../platform/facts.ts';

/** A comment or reply can be read by all now: it was written, or let through after it was held for a word. */
export const commentCreated = defineFact<{
  commentId: string;
  videoId: string;
  authorId: string;
  /** Head of the thread that it replies in; null: it is a thread of its own. */
  parentId: string | null;
  /** Who wrote the head of the thread; null: nobody, or a deleted account. */
  parentAuthorId: string | null;
  /** Of the video; null: it has none. */
  uploaderId: string | null;
}>('comment.created');

/** A member likes a comment now, and did not before. `authorId` is null where the account is gone. */
export const commentLiked = defineFact<{
  commentId: string;
  videoId: string;
  memberId: string;
  authorId: string | null;
}>('comment.liked');

/** Topic of the notification that what is shown under a video changed: `{videoId, commentId, parentId}`. */
export const commentsChangedTopic = 'comments.changed';
