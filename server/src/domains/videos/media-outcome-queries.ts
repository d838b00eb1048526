import type { Executor } from '../../platform/db/database.ts';
import type { PublishStatus } from './video-rules.ts';

/** What the pipeline made from a file, for the videos that show it. */
export interface MediaOutcome {
  mediaId: string;
  playbackState: 'preparing' | 'playable' | 'ready' | 'failed';
  playback: Record<string, unknown>;
  thumbnailKey: string | null;
  previewKey: string | null;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  quality: string | null;
}

/** The languages of a file's captions; `und` is none. */
function captionLanguages({ captions }: Record<string, unknown>): string[] {
  if (!Array.isArray(captions)) return [];
  const all = captions.map(({ language }: { language: string }) => language);
  return [...new Set(all)].filter((language) => language !== 'und');
}

/**
 * Copies what the pipeline made to every video of the media; returns those videos. Captions that are in the file say which
 * subtitles there are, with those that were added: lists and filters then say what the player offers. Where it has none, the uploader's word stands,
 * who knows what is in the picture.
 */
export async function writeMediaOutcome(
  db: Executor,
  outcome: MediaOutcome,
): Promise<{ id: string; publishStatus: PublishStatus; depictsLiveAction: boolean }[]> {
  const rows = await db.query<{ id: string; publish_status: PublishStatus; depicts_live_action: boolean }>(
    `update videos set playback_state = $2, playback = $3, updated_at = now(),
       thumbnail_key = coalesce($4, thumbnail_key), preview_key = coalesce($5, preview_key),
       duration_seconds = coalesce($6, duration_seconds), width = coalesce($7, width),
       height = coalesce($8, height), quality = coalesce($9, quality),
       subtitle_languages = case when $10::text[] = '{}' then subtitle_languages else $10::text[] || array(
         select k.language from video_captions k where k.video_id = videos.id and k.state = 'shown' and k.language <> all ($10::text[])
         order by 1) end
     where media_id = $1 and publish_status <> 'removed'
     returning id, publish_status, depicts_live_action`,
    [
      outcome.mediaId,
      outcome.playbackState,
      JSON.stringify(outcome.playback),
      outcome.thumbnailKey,
      outcome.previewKey,
      outcome.durationSeconds === null ? null : Math.round(outcome.durationSeconds),
      outcome.width,
      outcome.height,
      outcome.quality,
      captionLanguages(outcome.playback),
    ],
  );
  return rows.map((row) => ({
    id: row.id,
    publishStatus: row.publish_status,
    depictsLiveAction: row.depicts_live_action,
  }));
}

/**
 * What a video was made from: an asset here, or a file elsewhere whose SHA-256 is known. Null: there is no
 * such video.
 */
export async function fileOfVideo(
  db: Executor,
  videoId: string,
): Promise<{ mediaId: string | null; hostedSha256: Buffer | null } | null> {
  const rows = await db.query<{ mediaId: string | null; hostedSha256: Buffer | null }>(
    'select media_id as "mediaId", hosted_sha256 as "hostedSha256" from videos where id = $1',
    [videoId],
  );
  return rows[0] ?? null;
}

/** Writes under which names the chosen still of a file is now stored, to what shows it, and nothing else. */
export async function writeStill(
  db: Executor,
  mediaId: string,
  { thumbnails, thumbnailKey }: { thumbnails: unknown; thumbnailKey: string | null },
): Promise<void> {
  await db.query(
    `update videos set playback = jsonb_set(playback, '{thumbnails}', $2::jsonb), thumbnail_key = coalesce($3, thumbnail_key)
     where media_id = $1 and playback ? 'thumbnails' and publish_status <> 'removed'`,
    [mediaId, JSON.stringify(thumbnails), thumbnailKey],
  );
}

/** Writes the best quality of a file to its videos, and answers those that said another. */
export const writeQuality = async (db: Executor, mediaId: string, quality: string): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `update videos set quality = $2, updated_at = now()
       where media_id = $1 and quality is distinct from $2 and publish_status <> 'removed' returning id`,
      [mediaId, quality],
    )
  ).map(({ id }) => id);

/** The videos of an asset, except removed ones. */
export const videosOfMedia = (
  db: Executor,
  mediaId: string,
): Promise<{ id: string; publishStatus: PublishStatus; plays: boolean }[]> =>
  db.query(
    `select id, publish_status as "publishStatus", playback_state in ('playable', 'ready') as plays
     from videos where media_id = $1 and publish_status <> 'removed' order by id`,
    [mediaId],
  );

/** The media asset of a video; null: it has none. Undefined: there is no such video. */
export async function mediaOfVideo(db: Executor, videoId: string): Promise<string | null | undefined> {
  const rows = await db.query<{ media_id: string | null }>('select media_id from videos where id = $1', [
    videoId,
  ]);
  return rows[0]?.media_id;
}

/** The media assets of videos, and what is spoken in them. */
export const mediaOfVideos = (
  db: Executor,
  ids: readonly string[],
): Promise<{ id: string; mediaId: string | null; audioLanguage: string | null }[]> =>
  db.query(
    `select id, media_id as "mediaId", audio_language as "audioLanguage" from videos
     where id = any ($1::uuid[]) and publish_status <> 'removed'`,
    [ids],
  );

/** Marks every video of the media as being prepared again, starting at that pass; returns those videos. */
export async function writeMediaRetry(
  db: Executor,
  mediaId: string,
  pass: 'first' | 'ladder',
): Promise<{ id: string; publishStatus: PublishStatus }[]> {
  return db.query(
    `update videos set updated_at = now(),
       playback_state = case when $2 = 'first' then 'preparing' else playback_state end,
       playback = case when $2 = 'first' then '{}' else playback - 'ladder_failure' end
     where media_id = $1 and publish_status <> 'removed'
     returning id, publish_status as "publishStatus"`,
    [mediaId, pass],
  );
}
