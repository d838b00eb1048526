import type { Executor } from '../../../platform/db/database.ts';
import type { PublishStatus } from '../video-rules.ts';

export interface ReplaceableRow {
  videoSource: 'upload' | 'bunny_net' | 'embed';
  nextMediaId: string | null;
}

export const replaceableVideo = async (db: Executor, videoId: string): Promise<ReplaceableRow | null> =>
  (
    await db.query<ReplaceableRow>(
      `select video_source as "videoSource", next_media_id as "nextMediaId" from videos where id = $1`,
      [videoId],
    )
  )[0] ?? null;

export async function writeNextMedia(
  db: Executor,
  videoId: string,
  next: { mediaId: string; isReviewed: boolean },
): Promise<void> {
  await db.query(
    `update videos set next_media_id = $2, next_is_reviewed = $3, next_refusal = null, updated_at = now() where id = $1`,
    [videoId, next.mediaId, next.isReviewed],
  );
}

export interface SwappedVideo {
  id: string;
  /** The media it had before. */
  oldMediaId: string | null;
  status: PublishStatus;
  isReviewed: boolean;
  publishAt: Date | null;
}

/** Replaces the file that played with the new one; null if the media is no video's new file. */
export async function swapMedia(db: Executor, mediaId: string): Promise<SwappedVideo | null> {
  const rows = await db.query<SwappedVideo>(
    `with before as (
       select id, media_id, coalesce(next_is_reviewed, true) as is_reviewed from videos
       where next_media_id = $1 and publish_status <> 'removed' for update)
     update videos v set media_id = $1, next_media_id = null, next_is_reviewed = null, next_refusal = null,
       file_replaced_at = now(), reviewed_at = case when before.is_reviewed then null else v.reviewed_at end
     from before where v.id = before.id
     returning v.id, before.media_id as "oldMediaId", v.publish_status as status, before.is_reviewed as "isReviewed",
       v.publish_at as "publishAt"`,
    [mediaId],
  );
  return rows[0] ?? null;
}

/** A new file that cannot be used; answers whether it was one. */
export async function refuseNextMedia(db: Executor, mediaId: string, reason: string): Promise<boolean> {
  const rows = await db.query(
    `update videos set next_media_id = null, next_is_reviewed = null, next_refusal = left($2, 1000), updated_at = now()
     where next_media_id = $1 returning id`,
    [mediaId, `The new file was not taken. ${reason}`],
  );
  return rows.length > 0;
}
