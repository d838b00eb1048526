import type { Executor } from '../../platform/db/database.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';
import { unblocked } from '../profiles/index.ts';

export interface PostRow {
  id: string;
  author_id: string;
  content: string;
  state: 'published' | 'held' | 'removed';
  held_for: 'word' | 'report' | null;
  created_at: Date;
  edited_at: Date | null;
  username: string;
  avatar_key: string | null;
}

const posts = `
  select s.id, s.author_id, s.content, s.state, s.held_for, s.created_at, s.edited_at, p.username, p.avatar_key
  from stream_posts s join members p on p.id = s.author_id`;

/** A member's posts that the viewer may see, latest first; `after` is the id of the last one seen. */
export const postsOf = (
  db: Executor,
  query: { authorId: string; viewerId: string | null; limit: number; offset: number; after: string | null },
): Promise<PostRow[]> =>
  db.query<PostRow>(
    `${posts} where s.author_id = $1 and s.state <> 'removed' and (s.author_id = $2
         or (s.state = 'published' and p.leaving_at is null and not p.is_held
           and ${unblocked('$2::uuid', 's.author_id')}))
       and ($3::uuid is null or s.id < $3) order by s.id desc limit $4 offset $5`,
    [query.authorId, query.viewerId, query.after, query.limit, query.offset],
    'posts_of_member',
  );

/** How many of a member's posts everybody may see; counts no further than `most`. */
export async function countPosts(db: Executor, authorId: string, most: number): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select from stream_posts where author_id = $1 and state = 'published' limit $2) posts`,
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
  row: { id: string; authorId: string; content: string; isHeld: boolean },
): Promise<void> {
  await db.query(
    'insert into stream_posts (id, author_id, content, state, held_for) values ($1, $2, $3, $4, $5)',
    [row.id, row.authorId, row.content, row.isHeld ? 'held' : 'published', row.isHeld ? 'word' : null],
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
    'select id, content, state, created_at, edited_at from stream_posts where author_id = $1 order by id',
    [authorId],
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
