import type { Executor } from '../../platform/db/database.ts';

/** What a member has uploaded, as raw rows. */
export async function uploadRecords(db: Executor, memberId: string): Promise<unknown> {
  const rows = await db.query<{ uploads: unknown }>(
    `select
       (select coalesce(json_agg(r), '[]') from (
          select v.id, v.slug, v.title, v.description, c.name as category, v.publish_status, v.view_count, v.like_count,
            v.dislike_count, v.duration_seconds, v.created_at, v.published_at, coalesce(w.playbacks, 0) as measured_playbacks,
            coalesce(w.seconds, 0) as watch_seconds,
            coalesce((select json_agg(t.name order by t.name) from video_tags vt join tags t on t.id = vt.tag_id
                      where vt.video_id = v.id), '[]') as tags,
            coalesce((select json_agg(json_build_object('language', k.language, 'state', k.state, 'added_at', k.added_at,
                        'webvtt', k.words) order by k.language, k.state desc)
                      from video_captions k where k.video_id = v.id), '[]') as subtitles,
            coalesce((select json_agg(json_build_object('kind', m.kind, 'tag', t.name, 'starts_at', m.starts_at,
                        'ends_at', m.ends_at, 'by_hand', m.by_hand) order by m.starts_at)
                      from video_moments m left join tags t on t.id = m.tag_id where m.video_id = v.id), '[]') as moments
          from videos v left join categories c on c.id = v.category_id left join video_watch_totals w on w.video_id = v.id
          where v.uploader_id = $1 order by v.created_at) r) as uploads`,
    [memberId],
  );
  return rows[0]?.uploads ?? [];
}
