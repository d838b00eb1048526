import type { Executor } from '../../platform/db/database.ts';

/** What a member has uploaded, liked, kept and written under videos, in rows as they are. */
export async function videoRecords(
  db: Executor,
  memberId: string,
): Promise<{
  uploads: unknown;
  reactions: unknown;
  favorites: unknown;
  comments: unknown;
  comment_likes: unknown;
  watched_days: unknown;
}> {
  const rows = await db.query<Awaited<ReturnType<typeof videoRecords>>>(
    `select
       (select coalesce(json_agg(r), '[]') from (
          select v.id, v.slug, v.title, v.description, c.name as category, v.publish_status, v.view_count, v.like_count,
            v.dislike_count, v.duration_seconds, v.created_at, v.published_at, coalesce(w.playbacks, 0) as measured_playbacks,
            coalesce(w.seconds, 0) as watch_seconds,
            coalesce((select json_agg(t.name order by t.name) from video_tags vt join tags t on t.id = vt.tag_id
                      where vt.video_id = v.id), '[]') as tags
          from videos v left join categories c on c.id = v.category_id left join video_watch_totals w on w.video_id = v.id
          where v.uploader_id = $1 order by v.created_at) r) as uploads,
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
          where l.member_id = $1 and not l.ended order by l.created_at) r) as comment_likes,
       (select coalesce(json_agg(r), '[]') from (
          select day, views, playbacks, seconds as watch_seconds from uploader_days
          where uploader_id = $1 order by day) r) as watched_days`,
    [memberId],
  );
  return (
    rows[0] ?? {
      uploads: [],
      reactions: [],
      favorites: [],
      comments: [],
      comment_likes: [],
      watched_days: [],
    }
  );
}

/** What a member watched, where they stopped, and what of it is kept (null: what is usual). */
export async function watchingRecords(
  db: Executor,
  memberId: string,
): Promise<{ history: unknown; positions: unknown; settings: unknown }> {
  const rows = await db.query<{ history: unknown; positions: unknown; settings: unknown }>(
    `select
       (select coalesce(json_agg(r), '[]') from (
          select v.slug, v.title, h.watched_at from watch_history h join videos v on v.id = h.video_id
          where h.member_id = $1 order by h.watched_at) r) as history,
       (select coalesce(json_agg(r), '[]') from (
          select v.slug, v.title, w.position_seconds, w.updated_at
          from watch_positions w join videos v on v.id = w.video_id
          where w.member_id = $1 order by w.updated_at) r) as positions,
       (select to_json(r) from (
          select keeps_history, keeps_positions from watch_settings where member_id = $1) r) as settings`,
    [memberId],
  );
  return rows[0] ?? { history: [], positions: [], settings: null };
}
