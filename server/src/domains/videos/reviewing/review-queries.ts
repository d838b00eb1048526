import type { Executor } from '../../../platform/db/database.ts';
import type { StoredPlayback } from '../video-queries.ts';

export interface ReviewRow {
  video_id: string;
  slug: string;
  title: string;
  description: string | null;
  category_name: string | null;
  tags: string[];
  format: string | null;
  audio_language: string | null;
  subtitle_languages: string[];
  uploader_id: string | null;
  uploader_username: string | null;
  declaration: { adultsOnly?: boolean; depicts?: string; rightsHeld?: boolean; declaredAt?: string } | null;
  depicts_live_action: boolean;
  duration_seconds: number | null;
  width: number | null;
  height: number | null;
  playback_state: string;
  playback: StoredPlayback;
  added_captions: { language: string; key: string }[] | null;
  thumbnail_key: string | null;
  custom_thumbnail_key: string | null;
  still_keys: string[] | null;
  publish_at: Date | null;
  licence_ends_at: Date | null;
  asked_at: Date;
  check_state: string | null;
  /** Why the file of a hosted video is on the list. */
  listed_because: string | null;
  found: { list: string; reason: string; share?: number; mirrored?: boolean }[] | null;
}

export const videosToReview = (
  db: Executor,
  { limit, offset, hidden }: { limit: number; offset: number; hidden: readonly string[] },
): Promise<ReviewRow[]> =>
  db.query<ReviewRow>(
    `select v.id as video_id, v.slug, v.title, v.description, c.name as category_name,
       coalesce((select json_agg(t.name order by t.name) from video_tags vt join tags t on t.id = vt.tag_id
                 where vt.video_id = v.id), '[]') as tags,
       v.format, v.audio_language, v.subtitle_languages, v.uploader_id, p.username as uploader_username, v.declaration,
       v.depicts_live_action, v.duration_seconds, v.width, v.height, v.playback_state, v.playback, v.thumbnail_key,
       v.custom_thumbnail_key,
       (select json_agg(json_build_object('language', t.language, 'key', t.storage_key) order by t.language)
          from video_captions t where t.video_id = v.id and t.state = 'shown') as added_captions,
       (select json_agg(still -> 'sizes' -> 0 ->> 'key') from jsonb_array_elements(m.extras -> 'thumbnails') still) as still_keys,
       v.publish_at, v.licence_ends_at, coalesce(v.review_asked_at, v.created_at) as asked_at,
       k.state as check_state, k.found, e.reason as listed_because
     from (select * from videos where publish_status = 'review' and id <> all ($3::uuid[]) order by review_asked_at, id limit $1 offset $2) v
     left join categories c on c.id = v.category_id
     left join members p on p.id = v.uploader_id
     left join media_assets m on m.id = v.media_id
     left join media_checks k on k.media_id = v.media_id
     left join stay_down_entries e on e.sha256 = v.hosted_sha256
     order by v.review_asked_at, v.id`,
    [limit, offset, hidden],
    'videos_to_review',
  );

export const countToReview = async (
  db: Executor,
  hidden: readonly string[],
  most = 10_000,
): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (select from videos
         where publish_status = 'review' and id <> all ($1::uuid[]) limit $2) waiting`,
      [hidden, most],
      'count_to_review',
    )
  )[0]?.n ?? 0;

/** The videos that are for admins with `child_safety` alone. */
export const videosForChildSafety = async (db: Executor): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      'select id from videos_for_child_safety() as t (id)',
      [],
      'videos_for_child_safety',
    )
  ).map(({ id }) => id);

/** Whether a video is for admins with `child_safety` alone. */
export const isForChildSafety = async (db: Executor, videoId: string): Promise<boolean> =>
  (await db.query<{ it: boolean }>('select is_for_child_safety($1) as it', [videoId]))[0]?.it ?? false;
