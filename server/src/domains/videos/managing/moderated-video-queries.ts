import type { PublishState, VideoSource } from '#contract/moderated-videos.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { cardColumns } from '../video-card-queries.ts';

/** Columns of the contract's `ModeratedVideo` over `videos v`, `categories c`, `members p`; `$1` as for cards. */
const moderatedColumns = `
  ${cardColumns.replace(
    'v.release_status as status',
    `case when v.publish_status = 'published' then 'published' else 'pending' end as status`,
  )},
  v.publish_status, v.release_status, v.removal_reason, v.failure_reason,
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as category,
  v.category_id, v.uploader_id, v.video_source, v.bunny_video_id, v.bunny_library_id, v.video_url, v.source_url,
  v.original_source_url, v.source_video_id, v.depicts_live_action,
  coalesce((select json_agg(t.name order by t.name) from video_tags vt join tags t on t.id = vt.tag_id
            where vt.video_id = v.id), '[]') as tags`;

/**
 * SQL for a list of them: `pick` selects rows of `videos`, its values start at `$2`; `by` orders `videos v`.
 */
export const moderatedJson = (pick: string, by: string): string => `
  select coalesce(json_agg(row_to_json(shown)), '[]')::text as json
  from (
    select ${moderatedColumns}
    from (${pick}) v
    left join categories c on c.id = v.category_id
    left join members p on p.id = v.uploader_id
    order by ${by}
  ) shown`;

/** One video in any state as JSON text of the contract's `ModeratedVideo`; null if there is none. */
export async function moderatedVideo(db: Executor, base: string, id: string): Promise<string | null> {
  const rows = await db.query<{ json: string }>(
    moderatedJson('select v.* from videos v where v.id = $2', 'v.id'),
    [base, id],
    'moderated_video',
  );
  const json = rows[0]?.json ?? '[]';
  return json === '[]' ? null : json.slice(1, -1);
}

export const uploaderByName = async (db: Executor, username: string): Promise<string | null> =>
  (await db.query<{ id: string }>('select id from members where lower(username) = lower($1)', [username]))[0]
    ?.id ?? null;

export interface EditableRow {
  id: string;
  title: string;
  slug: string;
  description: string | null;
  publish_status: PublishState;
  video_source: VideoSource;
  category_id: string | null;
  bunny_video_id: string | null;
  bunny_library_id: string | null;
  bunny_thumbnail_url: string | null;
  video_url: string | null;
  source_url: string | null;
  original_source_url: string | null;
  preview_key: string | null;
  thumbnail_key: string | null;
  custom_thumbnail_key: string | null;
  cover_image_key: string | null;
  media_id: string | null;
  format: string | null;
  audio_language: string | null;
  subtitle_languages: string[];
  release_status: string | null;
  duration_seconds: number | null;
  width: number | null;
  height: number | null;
  quality: string | null;
  playback_state: string;
  depicts_live_action: boolean;
  declaration: Record<string, unknown> | null;
  updated_at: Date;
  tags: string[];
}

/** A video as stored, in any state; with `hold` it is locked until the transaction ends. */
export async function editableVideo(
  db: Executor,
  id: string,
  options: { hold?: boolean } = {},
): Promise<EditableRow | null> {
  const rows = await db.query<EditableRow>(
    `select id, title, slug, description, publish_status, video_source, category_id, bunny_video_id, bunny_library_id,
       bunny_thumbnail_url, video_url, source_url, original_source_url, preview_key, thumbnail_key, custom_thumbnail_key,
       cover_image_key, media_id, format, audio_language, subtitle_languages, release_status, duration_seconds, width, height, quality,
       playback_state, depicts_live_action, declaration, updated_at,
       array(select t.name from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id order by t.name) as tags
     from videos v where id = $1 ${options.hold ? 'for update of v' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}
