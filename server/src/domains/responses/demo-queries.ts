import type { Executor } from '../../platform/db/database.ts';
import { holdVideos, moveCommentCount, moveReactionCounts } from '../videos/index.ts';

export interface DemoCommentRow {
  /** Of the moment at which it was said. */
  id: string;
  video_id: string;
  parent_id: string | null;
  author_id: string;
  content: string;
  created_at: string;
  liked_by: readonly string[];
}

/** Comments of demo members with their likes, those that head threads before their replies. */
export async function insertDemoComments(db: Executor, rows: readonly DemoCommentRow[]): Promise<void> {
  const given = JSON.stringify(rows);
  const videoIds = rows.map(({ video_id }) => video_id);
  await holdVideos(db, [...new Set(videoIds)]);
  for (const isReply of [false, true])
    await db.query(
      `insert into comments (id, video_id, parent_id, author_id, content, created_at)
       select id, video_id, parent_id, author_id, content, created_at
       from json_to_recordset($1::json) as r (id uuid, video_id uuid, parent_id uuid, author_id uuid, content text,
         created_at timestamptz)
       where (parent_id is not null) = $2`,
      [given, isReply],
    );
  await db.query(
    `insert into comment_likes (member_id, comment_id, created_at)
     select l.member_id, r.id, r.created_at
     from json_to_recordset($1::json) as r (id uuid, created_at timestamptz, liked_by uuid[]),
       unnest(r.liked_by) as l (member_id)`,
    [given],
  );
  await db.query(
    `update comments c set
       like_count = (select count(*) from comment_likes l where l.comment_id = c.id),
       reply_count = (select count(*) from comments a where a.parent_id = c.id)
     where c.id = any ($1::uuid[])`,
    [rows.map(({ id }) => id)],
  );
  for (const videoId of videoIds) await moveCommentCount(db, videoId, 1);
}

/** Likes of demo members on videos. */
export async function insertDemoLikes(
  db: Executor,
  rows: readonly { member_id: string; video_id: string; changed_at: string }[],
): Promise<void> {
  await holdVideos(db, [...new Set(rows.map(({ video_id }) => video_id))]);
  const added = await db.query<{ video_id: string }>(
    `insert into video_reactions (member_id, video_id, reaction, changed_at)
     select member_id, video_id, 1, changed_at
     from json_to_recordset($1::json) as r (member_id uuid, video_id uuid, changed_at timestamptz)
     on conflict do nothing returning video_id`,
    [JSON.stringify(rows)],
  );
  const likes = new Map<string, number>();
  for (const { video_id } of added) likes.set(video_id, (likes.get(video_id) ?? 0) + 1);
  await moveReactionCounts(
    db,
    [...likes].map(([videoId, count]) => ({ videoId, likes: count, dislikes: 0 })),
  );
}
