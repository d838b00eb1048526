import type { Executor } from '../../../platform/db/database.ts';
import { evidenceSql } from '../../../platform/evidence/evidence.ts';
import { deleteAllCaptions } from '../captions/caption-queries.ts';
import type { PublishStatus } from '../video-rules.ts';

export interface ModeratedRow {
  title: string;
  status: PublishStatus;
  source: 'upload' | 'bunny_net' | 'embed';
  playbackState: string;
  depictsLiveAction: boolean;
  mediaId: string | null;
  uploaderId: string | null;
  /** Its licence has ended. */
  hasExpired: boolean;
}

/** What an act on a video needs; the video is locked until the transaction ends. Null: there is none. */
export async function videoToModerate(db: Executor, id: string): Promise<ModeratedRow | null> {
  const rows = await db.query<ModeratedRow>(
    `select title, publish_status as status, video_source as source, playback_state as "playbackState",
       depicts_live_action as "depictsLiveAction", media_id as "mediaId", uploader_id as "uploaderId",
       coalesce(licence_ends_at <= now(), false) as "hasExpired"
     from videos where id = $1 for update`,
    [id],
    'video_to_moderate',
  );
  return rows[0] ?? null;
}

export async function titleOf(db: Executor, id: string): Promise<string | null> {
  return (
    (await db.query<{ title: string }>('select title from videos where id = $1', [id]))[0]?.title ?? null
  );
}

/** After this many days what the removed video was made of is deleted. */
export async function planPurge(db: Executor, videoId: string, days: number): Promise<void> {
  await db.query('update videos set purge_after = now() + make_interval(days => $2) where id = $1', [
    videoId,
    days,
  ]);
}

export const videosToPurge = (db: Executor, most: number): Promise<{ id: string }[]> =>
  db.query(
    `select id from videos where publish_status = 'removed' and purge_after <= now()
       and not ${evidenceSql('video', 'id', 'uploader_id')} order by purge_after limit $1`,
    [most],
  );

export interface PurgedVideo {
  media: string[];
  keys: string[];
}

/** Empties a removed video that is due and not evidence; answers what it let go of. Null: it is not one. */
export async function emptyVideo(db: Executor, videoId: string): Promise<PurgedVideo | null> {
  const rows = await db.query<{ media: string[]; keys: (string | null)[] }>(
    `with before as (
       select id, array_remove(array[media_id, next_media_id], null)::text[] as media,
         -- Those of a file go with it; those of a library were copied for this video alone.
         array[custom_thumbnail_key, cover_image_key, case when video_source = 'bunny_net' then thumbnail_key end,
           case when video_source = 'bunny_net' then preview_key end] as keys
       from videos
       where id = $1 and publish_status = 'removed' and purge_after <= now()
         and not ${evidenceSql('video', 'id', 'uploader_id')} for update)
     update videos v set purge_after = null, media_id = null, next_media_id = null, description = null, playback = '{}', thumbnail_key = null,
       custom_thumbnail_key = null, cover_image_key = null, preview_key = null, bunny_thumbnail_url = null, updated_at = now()
     from before where v.id = before.id returning before.media, before.keys`,
    [videoId],
  );
  const row = rows[0];
  if (!row) return null;
  await db.query('delete from video_tags where video_id = $1', [videoId]);
  const captions = await deleteAllCaptions(db, videoId);
  return { media: row.media, keys: [...row.keys.filter((key) => key !== null), ...captions] };
}

/** Whether another video is made of the same media. */
export async function isMediaUsed(db: Executor, mediaId: string): Promise<boolean> {
  return (await db.query('select 1 from videos where media_id = $1 limit 1', [mediaId])).length > 0;
}

/**
 * Videos missing what their source could tell: their own file, or one of these outside places. In random
 * order, so that those whose source never answers do not come first each time.
 */
export const videosWithoutDetails = (
  db: Executor,
  places: readonly string[],
  most: number,
): Promise<{ id: string }[]> =>
  db.query(
    `select id from videos
     where publish_status <> 'removed'
       and (duration_seconds is null or width is null or quality is null or (thumbnail_key is null and bunny_thumbnail_url is null))
       and ((video_source = 'upload' and playback_state in ('playable', 'ready')) or video_source = any($1::text[]))
     order by random() limit $2`,
    [places, most],
  );
