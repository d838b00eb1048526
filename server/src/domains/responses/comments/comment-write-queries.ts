import type { Executor } from '../../../platform/db/database.ts';
import { evidenceSql } from '../../../platform/evidence/evidence.ts';
import { unblocked } from '../../profiles/index.ts';
import { moveCommentCount } from '../../videos/index.ts';
import type { CommentState } from './comment-rules.ts';

export const videoOfComment = async (db: Executor, id: string): Promise<string | null> =>
  (await db.query<{ video_id: string }>('select video_id from comments where id = $1', [id]))[0]?.video_id ??
  null;

export interface CommentFacts {
  id: string;
  video_id: string;
  parent_id: string | null;
  author_id: string | null;
  state: CommentState;
  held_for: 'word' | 'report' | null;
}
export const commentFacts = async (db: Executor, id: string): Promise<CommentFacts | null> =>
  (
    await db.query<CommentFacts>(
      'select id, video_id, parent_id, author_id, state, held_for from comments where id = $1',
      [id],
    )
  )[0] ?? null;

export const contentOf = async (db: Executor, id: string): Promise<string> =>
  (await db.query<{ content: string }>('select content from comments where id = $1', [id]))[0]?.content ?? '';

export async function insertComment(
  db: Executor,
  row: {
    id: string;
    videoId: string;
    parentId: string | null;
    authorId: string;
    content: string;
    isHeld: boolean;
  },
): Promise<void> {
  await db.query(
    `insert into comments (id, video_id, parent_id, author_id, content, state, held_for)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      row.id,
      row.videoId,
      row.parentId,
      row.authorId,
      row.content,
      row.isHeld ? 'held' : 'published',
      row.isHeld ? 'word' : null,
    ],
  );
}

/** Whether this member wrote the same under the video within the last few minutes. */
export const saidBefore = async (
  db: Executor,
  said: { videoId: string; parentId: string | null; authorId: string; content: string },
): Promise<boolean> =>
  (
    await db.query(
      `select 1 from comments where author_id = $1 and video_id = $2 and parent_id is not distinct from $3::uuid
         and content = $4 and state in ('published', 'held') and created_at > now() - interval '10 minutes' limit 1`,
      [said.authorId, said.videoId, said.parentId, said.content],
    )
  ).length > 0;

export async function writeContent(db: Executor, id: string, content: string): Promise<void> {
  await db.query('update comments set content = $2, edited_at = now() where id = $1', [id, content]);
}

export async function writeState(
  db: Executor,
  id: string,
  state: CommentState,
  heldFor: 'word' | 'report' | null,
): Promise<void> {
  await db.query('update comments set state = $2, held_for = $3 where id = $1', [id, state, heldFor]);
}

/** A deleted comment loses its text and its likes. */
export async function eraseContent(db: Executor, id: string): Promise<void> {
  await db.query(`update comments set content = '', like_count = 0 where id = $1`, [id]);
  await db.query('delete from comment_likes where comment_id = $1', [id]);
}

/** Changes the stored counts of the locked video, and of the thread, by one. */
export async function moveCounts(
  db: Executor,
  { videoId, parentId, by }: { videoId: string; parentId: string | null; by: -1 | 1 },
): Promise<void> {
  await moveCommentCount(db, videoId, by);
  if (parentId !== null)
    await db.query('update comments set reply_count = reply_count + $2 where id = $1', [parentId, by]);
}

/**
 * Locks a published comment with its likes until the transaction ends; null if there is none for this member.
 */
export const lockLikes = async (
  db: Executor,
  memberId: string,
  id: string,
): Promise<{ author_id: string | null; video_id: string } | null> =>
  (
    await db.query<{ author_id: string | null; video_id: string }>(
      `select c.author_id, c.video_id from comments c
       join published_videos v on v.id = c.video_id
       where c.id = $2 and c.state = 'published' and ${unblocked('$1::uuid', 'c.author_id')}
       for no key update of c`,
      [memberId, id],
    )
  )[0] ?? null;

/** Likes a locked comment, or withdraws that. */
export async function turnCommentLike(
  db: Executor,
  memberId: string,
  commentId: string,
): Promise<{ is_liked: boolean; like_count: number }> {
  const rows = await db.query<{ is_liked: boolean; like_count: number }>(
    `with l as (
       insert into comment_likes (member_id, comment_id) values ($1, $2)
       on conflict (member_id, comment_id) do update set ended = true returning ended
     )
     update comments c set like_count = c.like_count + case when l.ended then -1 else 1 end
     from l where c.id = $2 returning not l.ended as is_liked, c.like_count`,
    [memberId, commentId],
  );
  const row = rows[0] ?? { is_liked: false, like_count: 0 };
  if (!row.is_liked)
    await db.query('delete from comment_likes where member_id = $1 and comment_id = $2 and ended', [
      memberId,
      commentId,
    ]);
  return row;
}

/** Withdraws a member's likes; other people's comments are locked meanwhile, in id order. */
export async function dropCommentLikesOf(db: Executor, memberId: string): Promise<void> {
  await db.query(
    `select 1 from comments where id in (select comment_id from comment_likes where member_id = $1)
     order by id for no key update`,
    [memberId],
  );
  await db.query(
    `with gone as (delete from comment_likes where member_id = $1 returning comment_id)
     update comments c set like_count = c.like_count - 1 from gone g where c.id = g.comment_id`,
    [memberId],
  );
}

export const commentsOf = async (db: Executor, authorId: string): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from comments where author_id = $1 and state <> 'deleted' order by video_id, id`,
      [authorId],
    )
  ).map(({ id }) => id);

/** Empties comments that were removed long ago and are no evidence, as if deleted; answers whether there may be more. */
export async function eraseRemoved(db: Executor, days: number, limit: number): Promise<boolean> {
  const gone = await db.query<{ id: string }>(
    `update comments set state = 'deleted', content = '', like_count = 0 where state = 'removed' and id in (
       select c.id from comments c
       where c.removed_at < now() - $1 * interval '1 day' and not ${evidenceSql('comment', 'c.id', 'c.author_id')}
       order by c.removed_at limit $2 for update skip locked)
     returning id`,
    [days, limit],
  );
  await db.query('delete from comment_likes where comment_id = any ($1::uuid[])', [gone.map(({ id }) => id)]);
  return gone.length === limit;
}
