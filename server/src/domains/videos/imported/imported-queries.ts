import type { Executor } from '../../../platform/db/database.ts';
import type { PublishStatus } from '../video-rules.ts';

/** A video from a source, with everything that may have changed there. */
export interface ImportedRow {
  id: string;
  slug: string;
  original_source_url: string | null;
  source_url: string | null;
  title: string;
  description: string | null;
  duration_seconds: number | null;
  publish_status: PublishStatus;
  tags: string[];
}

/** Videos from one of these pages, files or players. */
export const importedFrom = (
  db: Executor,
  pages: readonly string[],
  files: readonly string[],
): Promise<ImportedRow[]> =>
  db.query<ImportedRow>(
    `select v.id, v.slug, v.original_source_url, v.source_url, v.title, v.description, v.duration_seconds, v.publish_status,
       array(select t.name from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id order by t.name) as tags
     from videos v
     where v.id in (
       select id from videos where original_source_url = any ($1)
       union select id from videos where source_url = any ($2))
     order by v.created_at, v.id`,
    [pages, files],
    'imported-from',
  );

/** Two imports of one source at a time would not see each other's video. */
export async function lockSourceAddress(db: Executor, address: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 7262012))', [address]);
}

export async function allSourceAddresses(db: Executor): Promise<string> {
  const rows = await db.query<{ json: string }>(
    `select coalesce(json_agg(json_build_object('source_id', original_source_url)), '[]')::text as json
     from (select distinct original_source_url from videos where original_source_url is not null) known`,
  );
  return rows[0]?.json ?? '[]';
}

export async function allGuids(db: Executor): Promise<string> {
  const rows = await db.query<{ json: string }>(
    `select coalesce(json_agg(json_build_object('guid', bunny_video_id)), '[]')::text as json
     from (select distinct bunny_video_id from videos
           where bunny_video_id is not null and video_source = 'bunny_net' and publish_status <> 'removed') known`,
  );
  return rows[0]?.json ?? '[]';
}

/** Gives its media to a video that waits for its file; false: it no longer waits. */
export async function writeFetchedMedia(db: Executor, videoId: string, mediaId: string): Promise<boolean> {
  const rows = await db.query(
    `update videos set media_id = $2, updated_at = now()
     where id = $1 and media_id is null and video_source = 'upload' and publish_status <> 'removed' returning id`,
    [videoId, mediaId],
  );
  return rows.length > 0;
}

export async function writePlaybackFailure(db: Executor, videoId: string, reason: string): Promise<void> {
  await db.query(
    `update videos set playback_state = 'failed', playback = jsonb_build_object('reason', $2::text), updated_at = now()
     where id = $1 and media_id is null`,
    [videoId, reason],
  );
}

/**
 * Makes a video wait again for a file that could not be fetched; null: it is waiting, has one, or is gone.
 */
export async function writeFileAwaited(
  db: Executor,
  videoId: string,
): Promise<{ status: PublishStatus } | null> {
  const rows = await db.query<{ status: PublishStatus }>(
    `update videos set playback_state = 'preparing', playback = playback - 'reason', updated_at = now()
     where id = $1 and media_id is null and video_source = 'upload' and playback_state = 'failed'
       and publish_status <> 'removed'
     returning publish_status as status`,
    [videoId],
  );
  return rows[0] ?? null;
}

/** False: the video is gone, or somebody has chosen a picture in the meantime. */
export async function writeThumbnail(db: Executor, videoId: string, key: string): Promise<boolean> {
  const rows = await db.query(
    `update videos set custom_thumbnail_key = $2, updated_at = now()
     where id = $1 and publish_status <> 'removed' and custom_thumbnail_key is null returning id`,
    [videoId, key],
  );
  return rows.length > 0;
}

/**
 * Clears what its source provided from a removed video, so that it can be imported again; answers what it let
 * go of.
 */
export async function forgetSource(
  db: Executor,
  videoId: string,
): Promise<{ mediaId: string | null; pictureKeys: string[] }> {
  const rows = await db.query<{ media_id: string | null; picture_keys: string[] }>(
    `with before as (
       select id, media_id, array_remove(array[custom_thumbnail_key,
         case when video_source = 'bunny_net' then thumbnail_key end,
         case when video_source = 'bunny_net' then preview_key end], null) as picture_keys
       from videos where id = $1 for update)
     update videos v set original_source_url = null, source_url = null, source_video_id = null, video_url = null,
       media_id = null, thumbnail_key = null, custom_thumbnail_key = null, preview_key = null, playback = '{}', updated_at = now()
     from before where v.id = before.id returning before.media_id, before.picture_keys`,
    [videoId],
  );
  return { mediaId: rows[0]?.media_id ?? null, pictureKeys: rows[0]?.picture_keys ?? [] };
}

/** What the page of an embedded video says about it now; null leaves what was known. */
export async function writeEmbedFacts(
  db: Executor,
  videoId: string,
  { playerUrl, durationSeconds }: { playerUrl: string | null; durationSeconds: number | null },
): Promise<void> {
  await db.query(
    `update videos set video_url = coalesce($2, video_url), source_url = coalesce($2, source_url),
       duration_seconds = coalesce($3, duration_seconds), updated_at = now()
     where id = $1 and video_source = 'embed' and publish_status <> 'removed'
       and (coalesce($2, video_url), coalesce($3, duration_seconds)) is distinct from (video_url, duration_seconds)`,
    [videoId, playerUrl, durationSeconds],
  );
}
