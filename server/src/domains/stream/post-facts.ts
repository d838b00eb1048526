import { defineFact } from '../../platform/facts.ts';

/** A member now likes a post, and did not before. */
export const postLiked = defineFact<{
  postId: string;
  memberId: string;
  authorId: string;
  /** The beginning of it. */
  about: string | null;
}>('post.liked');

/** Everybody can now read an answer to a post: it was written, or passed after it was held for a word. */
export const postAnswered = defineFact<{
  postId: string;
  authorId: string;
  /** The post that it answers, and whose that is. */
  parentId: string;
  parentAuthorId: string;
  /** The beginning of the post that it answers. */
  about: string | null;
}>('post.answered');
