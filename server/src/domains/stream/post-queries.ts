import type { Executor } from '../../platform/db/database.ts';
import { firstUuid, lastUuid } from '../../platform/db/first-and-last-ids.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';
import { followedOf, unblocked } from '../profiles/index.ts';

export interface PostRow {
  id: string;
  author_id: string;
  content: string;
  state: 'published' | 'held' | 'removed';
  held_for: 'word' | 'report' | null;
  created_at: Date;
  edited_at: Date | null;
  parent_id: string | null;
  like_count: number;
  reply_count: number;
  is_liked: boolean;
  username: string;
  display_name: string | null;
  avatar_key: string | null;
}

/** `viewer`: SQL of who looks; null: a visitor. */
const postsFor = (viewer: string) => `
  select s.id, s.author_id, s.content, s.state, s.held_for, s.created_at, s.edited_at, s.parent_id, s.like_count,
    s.reply_count, exists (select from post_likes l where l.post_id = s.id and l.member_id = ${viewer}) as is_liked,
    p.username, p.display_name, p.avatar_key
  from stream_posts s join members p on p.id = s.author_id`;
const posts = postsFor('null');

/** What the viewer may see: their own, and what is published by whom they see. */
const seenBy = (viewer: string) => `s.state <> 'removed' and (s.author_id = ${viewer}
  or (s.state = 'published' and p.leaving_at is null and not p.is_held and ${unblocked(viewer, 's.author_id')}))`;

/** A member's posts that the viewer may see, latest first; `after` is the id of the last one seen. */
export const postsOf = (
  db: Executor,
  query: { authorId: string; viewerId: string | null; limit: number; offset: number; after: string | null },
): Promise<PostRow[]> =>
  db.query<PostRow>(
    `${postsFor('$2::uuid')} where s.author_id = $1 and s.parent_id is null and ${seenBy('$2::uuid')}
       and s.id < coalesce($3::uuid, ${lastUuid}) order by s.id desc limit $4 offset $5`,
    [query.authorId, query.viewerId, query.after, query.limit, query.offset],
    'posts_of_member',
  );

/** Posts of those whom a member follows and sees, latest first: of each as many as one page can show, from the index. */
export const postsOfFollowed = (
  db: Executor,
  query: { memberId: string; limit: number; after: string | null },
): Promise<PostRow[]> =>
  db.query<PostRow>(
    `with latest as materialized (
       select n.id from ${followedOf('$1')} f cross join lateral (
         select o.id from stream_posts o
         where o.author_id = f.uploader_id and o.state <> 'removed' and o.parent_id is null
           and o.id < coalesce($3::uuid, ${lastUuid})
         order by o.id desc limit $2
       ) n
     )
     ${postsFor('$1::uuid')} where s.id in (select id from latest) and ${seenBy('$1::uuid')} order by s.id desc limit $2`,
    [query.memberId, query.limit, query.after],
    'posts_of_followed',
  );

/** A post that the viewer may see, or null. An answer is seen where its post is. */
export const findSeenPost = async (
  db: Executor,
  id: string,
  viewerId: string | null,
): Promise<PostRow | null> =>
  (
    await db.query<PostRow>(
      `${postsFor('$2::uuid')} where s.id = $1 and ${seenBy('$2::uuid')}`,
      [id, viewerId],
      'seen_post',
    )
  )[0] ?? null;

/** Answers to a post that the viewer may see, oldest first; `after` is the id of the last one seen. */
export const repliesTo = (
  db: Executor,
  query: { postId: string; viewerId: string | null; limit: number; after: string | null },
): Promise<PostRow[]> =>
  db.query<PostRow>(
    `${postsFor('$2::uuid')} where s.parent_id = $1 and ${seenBy('$2::uuid')}
       and s.id > coalesce($3::uuid, ${firstUuid}) order by s.id limit $4`,
    [query.postId, query.viewerId, query.after, query.limit],
    'replies_to_post',
  );

/** Likes a locked post, or takes that back. */
export async function turnPostLike(
  db: Executor,
  memberId: string,
  postId: string,
): Promise<{ is_liked: boolean; like_count: number }> {
  const gone = await db.query('delete from post_likes where member_id = $1 and post_id = $2 returning 1', [
    memberId,
    postId,
  ]);
  if (gone.length === 0)
    await db.query('insert into post_likes (member_id, post_id) values ($1, $2)', [memberId, postId]);
  const rows = await db.query<{ like_count: number }>('select like_count from stream_posts where id = $1', [
    postId,
  ]);
  return { is_liked: gone.length === 0, like_count: rows[0]?.like_count ?? 0 };
}

/** How many of a member's posts everybody may see; counts no further than `most`. */
export async function countPosts(db: Executor, authorId: string, most: number): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select from stream_posts where author_id = $1 and state = 'published' and parent_id is null limit $2) posts`,
    [authorId, most],
    'count_posts',
  );
  return rows[0]?.n ?? 0;
}

/** Posts awaiting review because of a word in them, oldest first. */
export const waitingPosts = (db: Executor, limit: number): Promise<PostRow[]> =>
  db.query<PostRow>(`${posts} where s.state = 'held' and s.held_for = 'word' order by s.id limit $1`, [
    limit,
  ]);

/** Published posts that link to a video. `slug`: only letters, digits and dashes. */
export const countPostsLinking = async (db: Executor, slug: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from stream_posts
       where state = 'published' and content like '%/play/%' and content ~ ('/play/' || $1::text || '(?![a-z0-9-])')`,
      [slug],
    )
  )[0]?.n ?? 0;

export const findPost = async (db: Executor, id: string): Promise<PostRow | null> =>
  (await db.query<PostRow>(`${posts} where s.id = $1`, [id]))[0] ?? null;

/** The same, locked until the transaction ends. */
export const lockPost = async (db: Executor, id: string): Promise<PostRow | null> =>
  (await db.query<PostRow>(`${posts} where s.id = $1 for update of s`, [id]))[0] ?? null;

export async function insertPost(
  db: Executor,
  row: { id: string; authorId: string; parentId: string | null; content: string; isHeld: boolean },
): Promise<void> {
  await db.query(
    'insert into stream_posts (id, author_id, content, state, held_for, parent_id) values ($1, $2, $3, $4, $5, $6)',
    [
      row.id,
      row.authorId,
      row.content,
      row.isHeld ? 'held' : 'published',
      row.isHeld ? 'word' : null,
      row.parentId,
    ],
  );
}

export async function rewritePost(
  db: Executor,
  id: string,
  { content, isHeld }: { content: string; isHeld: boolean },
): Promise<void> {
  await db.query(
    'update stream_posts set content = $2, edited_at = now(), state = $3, held_for = $4 where id = $1',
    [id, content, isHeld ? 'held' : 'published', isHeld ? 'word' : null],
  );
}

export async function writePostState(
  db: Executor,
  id: string,
  state: PostRow['state'],
  heldFor: 'report' | null,
): Promise<void> {
  await db.query('update stream_posts set state = $2, held_for = $3 where id = $1', [id, state, heldFor]);
}

export async function deletePost(db: Executor, id: string): Promise<void> {
  await db.query('delete from stream_posts where id = $1', [id]);
}

export const postRecords = (db: Executor, authorId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    'select id, parent_id, content, state, like_count, reply_count, created_at, edited_at from stream_posts where author_id = $1 order by id',
    [authorId],
  );

/** The posts that a member likes. */
export const postLikeRecords = (db: Executor, memberId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select p.username as author, s.content, l.created_at from post_likes l join stream_posts s on s.id = l.post_id
       join members p on p.id = s.author_id where l.member_id = $1 order by l.created_at`,
    [memberId],
  );

/** Deletes posts that were removed long ago and are no evidence; answers whether there may be more. */
export const deleteRemovedPosts = async (db: Executor, days: number, limit: number): Promise<boolean> =>
  (
    await db.query(
      `delete from stream_posts where state = 'removed' and id in (
         select p.id from stream_posts p
         where p.removed_at < now() - $1 * interval '1 day' and not ${evidenceSql('post', 'p.id', 'p.author_id')}
         order by p.removed_at limit $2 for update skip locked)
       returning id`,
      [days, limit],
    )
  ).length === limit;
