import type { Executor } from '../../../platform/db/database.ts';
import type { PublishStatus } from '../video-rules.ts';

export interface HostedVideoRow {
  id: string;
  slug: string;
  publishStatus: PublishStatus;
  libraryId: string | null;
  playbackState: 'preparing' | 'playable' | 'ready' | 'failed';
  depictsLiveAction: boolean;
  thumbnailKey: string | null;
  previewKey: string | null;
  sha256: Buffer | null;
}

/** The video that plays from this one of a library; removed ones do not count. */
export const findHostedVideo = async (db: Executor, guid: string): Promise<HostedVideoRow | null> =>
  (
    await db.query<HostedVideoRow>(
      `select id, slug, publish_status as "publishStatus", bunny_library_id as "libraryId",
         playback_state as "playbackState", depicts_live_action as "depictsLiveAction", thumbnail_key as "thumbnailKey",
         preview_key as "previewKey", hosted_sha256 as sha256
       from videos where bunny_video_id = $1 and video_source = 'bunny_net' and publish_status <> 'removed'`,
      [guid],
      'find_hosted_video',
    )
  )[0] ?? null;

/** Makes others who bring in the same video wait until the transaction ends. */
export async function lockHostedVideo(db: Executor, guid: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('hosted video ' || $1, 0))`, [guid]);
}

/** Those of these that are here. */
export async function importedGuids(db: Executor, guids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ guid: string }>(
    `select bunny_video_id as guid from videos
     where bunny_video_id = any ($1) and video_source = 'bunny_net' and publish_status <> 'removed'`,
    [guids],
    'imported_guids',
  );
  return new Set(rows.map(({ guid }) => guid));
}

/** What the library says about a video, as far as our pages show it. */
export interface HostedFacts {
  durationSeconds: number;
  width: number | null;
  height: number | null;
  /** e.g. `720p`; null if no resolution is ready. */
  quality: string | null;
  /** SHA-256 of the file it was made from; null if the library does not say. */
  sha256: Buffer | null;
}

/** Makes a video play from a library. */
export async function writeHostedSource(
  db: Executor,
  videoId: string,
  source: HostedFacts & { guid: string; libraryId: string; thumbnailUrl: string | null },
): Promise<void> {
  await db.query(
    `update videos set video_source = 'bunny_net', bunny_video_id = $2, bunny_library_id = $3, bunny_thumbnail_url = $4,
       source_video_id = $2, playback_state = 'ready', duration_seconds = $5, width = $6, height = $7, quality = $8,
       hosted_sha256 = $9, updated_at = now()
     where id = $1`,
    [
      videoId,
      source.guid,
      source.libraryId,
      source.thumbnailUrl,
      source.durationSeconds,
      source.width,
      source.height,
      source.quality,
      source.sha256,
    ],
  );
}

/** What the library says about it now. False: nothing shown has changed. */
export async function writeHostedFacts(db: Executor, videoId: string, facts: HostedFacts): Promise<boolean> {
  const rows = await db.query(
    `update videos set playback_state = 'ready', playback = playback - 'reason', duration_seconds = $2, width = $3,
       height = $4, quality = coalesce($5, quality), hosted_sha256 = coalesce($6, hosted_sha256), updated_at = now()
     where id = $1 and (playback_state, duration_seconds, width, height, coalesce($5, quality),
       coalesce($6, hosted_sha256)) is distinct from ('ready'::text, $2::int, $3::int, $4::int, quality, hosted_sha256)
     returning 1`,
    [videoId, facts.durationSeconds, facts.width, facts.height, facts.quality, facts.sha256],
  );
  return rows.length > 0;
}

export async function writeHostedFailure(db: Executor, videoId: string, reason: string): Promise<void> {
  await db.query(
    `update videos set playback_state = 'failed', playback = jsonb_build_object('reason', $2::text), updated_at = now()
     where id = $1`,
    [videoId, reason],
  );
}

/** Pictures copied here; the address of the library's own is no longer needed. */
export async function writeHostedPictures(
  db: Executor,
  videoId: string,
  keys: { thumbnailKey: string; previewKey: string | null },
): Promise<boolean> {
  const rows = await db.query(
    `update videos set thumbnail_key = $2, preview_key = coalesce($3, preview_key), bunny_thumbnail_url = null,
       updated_at = now()
     where id = $1 and publish_status <> 'removed' returning 1`,
    [videoId, keys.thumbnailKey, keys.previewKey],
  );
  return rows.length > 0;
}

export const categoryExists = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select 1 from categories where id = $1', [id])).length > 0;
