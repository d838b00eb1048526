import type { Role } from '#contract/roles.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { unblocked } from '../../profiles/index.ts';
import type { CommentState } from './comment-rules.ts';

export interface CommentRow {
  id: string;
  video_id: string;
  parent_id: string | null;
  author_id: string | null;
  content: string;
  state: CommentState;
  held_for: 'word' | 'report' | null;
  like_count: number;
  reply_count: number;
  created_at: Date;
  edited_at: Date | null;
  username: string | null;
  display_name: string | null;
  avatar_key: string | null;
  role: Role | null;
  uploader_id: string | null;
  is_liked: boolean;
}

/** `pick` yields rows of `comments` in any order; `$1` is the viewer, null for a visitor. */
const withAuthors = (pick: string, order: string): string => `
  select c.*, p.username, p.display_name, p.avatar_key, p.role, v.uploader_id, l.comment_id is not null as is_liked
  from (${pick}) c
  join videos v on v.id = c.video_id
  left join members p on p.id = c.author_id
  left join comment_likes l on l.comment_id = c.id and l.member_id = $1
  order by ${order}`;

/** How many comments a published video has; null if there is no such video. */
export const commentCount = async (db: Executor, videoId: string): Promise<number | null> =>
  (
    await db.query<{ comment_count: number }>(
      `select comment_count from published_videos where id = $1`,
      [videoId],
      'comment_count',
    )
  )[0]?.comment_count ?? null;

/** People separated by a block do not see each other's comments, nor threads the other began. */
const seen = unblocked('$1::uuid', 'c.author_id');
const listed = `c.video_id = $2 and c.parent_id is null and (c.state = 'published' or c.reply_count > 0) and ${seen}`;

/** Threads by likes; `after` holds likes and id of the last one seen. */
export function topThreads(
  db: Executor,
  viewerId: string | null,
  { videoId, limit, after }: { videoId: string; limit: number; after: [number, string] | null },
): Promise<CommentRow[]> {
  const order = 'c.like_count desc, c.id desc';
  return after === null
    ? db.query(
        withAuthors(`select * from comments c where ${listed} order by ${order} limit $3`, order),
        [viewerId, videoId, limit],
        'top_threads',
      )
    : db.query(
        withAuthors(
          `select * from comments c where ${listed} and (c.like_count, c.id) < ($4::integer, $5::uuid)
           order by ${order} limit $3`,
          order,
        ),
        [viewerId, videoId, limit, ...after],
        'top_threads_after',
      );
}

export function newestThreads(
  db: Executor,
  viewerId: string | null,
  { videoId, limit, after }: { videoId: string; limit: number; after: string | null },
): Promise<CommentRow[]> {
  const more = after === null ? '' : 'and c.id < $4::uuid';
  return db.query(
    withAuthors(`select * from comments c where ${listed} ${more} order by c.id desc limit $3`, 'c.id desc'),
    [viewerId, videoId, limit, ...(after === null ? [] : [after])],
    after === null ? 'newest_threads' : 'newest_threads_after',
  );
}

/** What the viewer wrote under a video and nobody else sees yet: threads, or the replies in one. */
export const ownHeld = (
  db: Executor,
  viewerId: string,
  { videoId, parentId }: { videoId: string; parentId: string | null },
): Promise<CommentRow[]> =>
  db.query(
    withAuthors(
      `select * from comments c where c.author_id = $1 and c.video_id = $2 and c.state = 'held'
         and c.parent_id is not distinct from $3::uuid and c.reply_count = 0 order by c.id desc limit 20`,
      'c.id',
    ),
    [viewerId, videoId, parentId],
    'own_held_comments',
  );

export function repliesOf(
  db: Executor,
  viewerId: string | null,
  { parentId, limit, after }: { parentId: string; limit: number; after: string | null },
): Promise<CommentRow[]> {
  const more = after === null ? '' : 'and c.id > $4::uuid';
  return db.query(
    withAuthors(
      `select * from comments c where c.parent_id = $2 and c.state = 'published' and ${seen} ${more} order by c.id limit $3`,
      'c.id',
    ),
    [viewerId, parentId, limit, ...(after === null ? [] : [after])],
    after === null ? 'replies' : 'replies_after',
  );
}

/** One comment under a published video, in any state, unless one of the two has blocked the other. */
export const findComment = async (
  db: Executor,
  viewerId: string | null,
  id: string,
): Promise<CommentRow | null> =>
  (
    await db.query<CommentRow>(
      withAuthors(
        `select c.* from comments c join published_videos v on v.id = c.video_id
         where c.id = $2 and ${seen}`,
        'c.id',
      ),
      [viewerId, id],
    )
  )[0] ?? null;

/** Those held for a word, oldest first. */
export const waitingComments = (db: Executor, limit: number): Promise<CommentRow[]> =>
  db.query(
    withAuthors(
      `select * from comments c where c.state = 'held' and c.held_for = 'word' and $1::uuid is null
       order by c.id limit $2`,
      'c.id',
    ),
    [null, limit],
  );

export const countCommentsOn = async (db: Executor, videoId: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from comments where video_id = $1 and state in ('published', 'held')`,
      [videoId],
    )
  )[0]?.n ?? 0;

/** Published comments that link to a video. `slug`: only letters, digits and dashes. */
export const countCommentsLinking = async (db: Executor, slug: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from comments
       where state = 'published' and content like '%/play/%' and content ~ ('/play/' || $1::text || '(?![a-z0-9-])')`,
      [slug],
    )
  )[0]?.n ?? 0;
