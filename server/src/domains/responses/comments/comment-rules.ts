export type CommentState = 'published' | 'held' | 'removed' | 'deleted';

/** Who acts on a comment. */
export interface Actor {
  userId: string | null;
  isAdmin: boolean;
}
interface Owned {
  author_id: string | null;
  uploader_id: string | null;
}

/** Its author, the video's uploader, and admins. */
export const mayDelete = ({ author_id, uploader_id }: Owned, { userId, isAdmin }: Actor): boolean =>
  isAdmin || (userId !== null && (userId === author_id || userId === uploader_id));

/** By how much the counts of the video and of the thread change when a comment changes state. */
export const countChange = (from: CommentState, to: CommentState): -1 | 0 | 1 =>
  from === to ? 0 : to === 'published' ? 1 : from === 'published' ? -1 : 0;
