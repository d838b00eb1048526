import type { Executor } from '../../platform/db/database.ts';

export interface ResponseRecords {
  reactions: unknown;
  favorites: unknown;
  comments: unknown;
  comment_likes: unknown;
}

/** What a member has liked, saved and written under videos, as raw rows. */
export async function responseRecords(db: Executor, memberId: string): Promise<ResponseRecords> {
  const rows = await db.query<ResponseRecords>(
    `select
       (select coalesce(json_agg(r), '[]') from (
          select v.slug, v.title, case when x.reaction = 1 then 'like' else 'dislike' end as reaction, x.changed_at
          from video_reactions x join videos v on v.id = x.video_id
          where x.member_id = $1 and x.reaction <> 0 order by x.changed_at) r) as reactions,
       (select coalesce(json_agg(r), '[]') from (
          select v.slug, v.title, f.created_at
          from video_favorites f join videos v on v.id = f.video_id
          where f.member_id = $1 and not f.ended order by f.created_at) r) as favorites,
       (select coalesce(json_agg(r), '[]') from (
          select c.id, v.slug as video, c.parent_id, c.content, c.state, c.like_count, c.created_at, c.edited_at
          from comments c join videos v on v.id = c.video_id
          where c.author_id = $1 order by c.created_at) r) as comments,
       (select coalesce(json_agg(r), '[]') from (
          select l.comment_id, v.slug as video, l.created_at
          from comment_likes l join comments c on c.id = l.comment_id join videos v on v.id = c.video_id
          where l.member_id = $1 and not l.ended order by l.created_at) r) as comment_likes`,
    [memberId],
  );
  return rows[0] ?? { reactions: [], favorites: [], comments: [], comment_likes: [] };
}
