import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { tellMentioned } from '../../profiles/index.ts';
import { holdVideo } from '../../videos/index.ts';
import { commentCreated, commentsChangedTopic } from './comment-facts.ts';
import { type CommentState, countChange } from './comment-rules.ts';
import {
  type CommentFacts,
  commentFacts,
  contentOf,
  eraseContent,
  moveCounts,
  videoOfComment,
  writeState,
} from './comment-write-queries.ts';

type Machines = Pick<Platform, 'facts'>;

export interface LockedComment extends CommentFacts {
  uploader_id: string | null;
}

/** A comment with its video, locked until the transaction ends. Null if there is none. */
export async function lockComment(
  transaction: TransactionExecutor,
  id: string,
): Promise<(LockedComment & { is_published: boolean }) | null> {
  const videoId = await videoOfComment(transaction, id);
  const video = videoId === null ? null : await holdVideo(transaction, videoId);
  const comment = video === null ? null : await commentFacts(transaction, id);
  return comment === null || video === null ? null : { ...comment, ...video };
}

/** The same, for members who can see it; throws `notFound`. */
export async function lockShownComment(transaction: TransactionExecutor, id: string): Promise<LockedComment> {
  const comment = await lockComment(transaction, id);
  if (!comment?.is_published || comment.state === 'deleted' || comment.state === 'removed')
    throw new AppError('notFound', 'This comment is no longer there.');
  return comment;
}

/** Moves a locked comment to another state; counts, facts and open pages follow. */
export async function changeState(
  transaction: TransactionExecutor,
  platform: Machines,
  comment: LockedComment,
  to: CommentState,
  heldFor: 'word' | 'report' | null = null,
): Promise<void> {
  await writeState(transaction, comment.id, to, heldFor);
  const by = countChange(comment.state, to);
  if (by !== 0) await moveCounts(transaction, { videoId: comment.video_id, parentId: comment.parent_id, by });
  if (to === 'deleted') await eraseContent(transaction, comment.id);
  // What a report held was announced when it was written.
  if (by === 1 && comment.held_for === 'word') await tellCreated(transaction, platform, comment);
  else if (by !== 0) await tellChanged(transaction, comment);
}

/** States that a comment can be read now. */
export async function tellCreated(
  transaction: TransactionExecutor,
  { facts }: Machines,
  comment: Omit<LockedComment, 'state' | 'held_for'>,
): Promise<void> {
  if (comment.author_id === null) return;
  const parent = comment.parent_id === null ? null : await commentFacts(transaction, comment.parent_id);
  await facts.state(transaction, commentCreated, {
    commentId: comment.id,
    videoId: comment.video_id,
    authorId: comment.author_id,
    parentId: comment.parent_id,
    parentAuthorId: parent?.author_id ?? null,
    uploaderId: comment.uploader_id,
  });
  const words = await contentOf(transaction, comment.id);
  await tellMentioned(transaction, { facts }, words, {
    ...{ authorId: comment.author_id, on: 'comment' as const },
    ...{ subjectId: comment.id, videoId: comment.video_id },
  });
  await tellChanged(transaction, comment);
}

/** Notifies open pages, in every process. */
export const tellChanged = (
  transaction: TransactionExecutor,
  { id, video_id, parent_id }: { id: string; video_id: string; parent_id: string | null },
): Promise<void> =>
  notify(transaction, commentsChangedTopic, { videoId: video_id, commentId: id, parentId: parent_id });
