import type { Executor } from '../../platform/db/database.ts';

/** A member's playlists with their contents, and what they like or dislike, as raw rows. */
export async function playlistRecords(
  db: Executor,
  memberId: string,
): Promise<{ own: unknown; reactions: unknown }> {
  const rows = await db.query<{ own: unknown; reactions: unknown }>(
    `select
       (select coalesce(json_agg(r), '[]') from (
          select p.slug, p.name, p.description, p.is_public, p.created_at, p.updated_at,
            coalesce((select json_agg(json_build_object('slug', v.slug, 'title', v.title) order by x.position, x.id)
                      from playlist_videos x join videos v on v.id = x.video_id where x.playlist_id = p.id), '[]') as videos
          from playlists p where p.owner_id = $1 order by p.created_at) r) as own,
       (select coalesce(json_agg(r), '[]') from (
          select p.slug, p.name, case when x.reaction = 1 then 'like' else 'dislike' end as reaction, x.reacted_at
          from playlist_reactions x join playlists p on p.id = x.playlist_id
          where x.member_id = $1 order by x.reacted_at) r) as reactions`,
    [memberId],
  );
  return rows[0] ?? { own: [], reactions: [] };
}
