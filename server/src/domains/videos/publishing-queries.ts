import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';
import { tieImplied } from './tags/implication-queries.ts';
import type { PublishStatus, ReleaseStatus } from './video-rules.ts';

/** Where a video that nobody uploaded comes from. */
export interface VideoOrigin {
  /** `upload`: its file is fetched and stored here. */
  videoSource: 'upload' | 'embed' | 'bunny_net';
  /** What plays it there: the address of a frame. */
  videoUrl?: string | null;
  /** The file or player it was taken from. */
  sourceUrl?: string | null;
  /** Its page there, which identifies it for good. */
  originalSourceUrl?: string | null;
  sourceVideoId?: string | null;
  bunnyVideoId?: string | null;
  bunnyLibraryId?: string | null;
  bunnyThumbnailUrl?: string | null;
  durationSeconds?: number | null;
  quality?: string | null;
}

export interface NewVideoRow {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  categoryId: string;
  uploaderId: string | null;
  publishStatus: PublishStatus;
  releaseStatus: ReleaseStatus | null;
  mediaId: string | null;
  format: string | null;
  audioLanguage: string | null;
  subtitleLanguages: readonly string[];
  declaration: Record<string, unknown> | null;
  depictsLiveAction: boolean;
  publishedAt: Date | null;
  origin: VideoOrigin;
}

/** Makes those who want the same slug wait for each other, until the transaction ends. */
export async function lockSlug(db: Executor, slug: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('slug ' || $1, 0))`, [slug]);
}

export async function slugTaken(db: Executor, slug: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from videos where slug = $1 union all select 1 from slug_redirects where kind = 'video' and old_slug = $1`,
    [slug],
  );
  return rows.length > 0;
}

export async function insertVideo(db: Executor, row: NewVideoRow): Promise<void> {
  await db.query(
    `insert into videos (id, slug, title, description, category_id, uploader_id, publish_status, release_status, media_id,
       format, audio_language, subtitle_languages, declaration, depicts_live_action, published_at,
       video_source, video_url, source_url, original_source_url, source_video_id,
       bunny_video_id, bunny_library_id, bunny_thumbnail_url, duration_seconds, quality, playback_state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
       case when $16 = 'upload' then 'preparing' else 'ready' end)`,
    [
      row.id,
      row.slug,
      row.title,
      row.description,
      row.categoryId,
      row.uploaderId,
      row.publishStatus,
      row.releaseStatus,
      row.mediaId,
      row.format,
      row.audioLanguage,
      row.subtitleLanguages,
      row.declaration === null ? null : JSON.stringify(row.declaration),
      row.depictsLiveAction,
      row.publishedAt,
      row.origin.videoSource,
      row.origin.videoUrl ?? null,
      row.origin.sourceUrl ?? null,
      row.origin.originalSourceUrl ?? null,
      row.origin.sourceVideoId ?? null,
      row.origin.bunnyVideoId ?? null,
      row.origin.bunnyLibraryId ?? null,
      row.origin.bunnyThumbnailUrl ?? null,
      row.origin.durationSeconds ?? null,
      row.origin.quality ?? null,
    ],
  );
}

/**
 * Connects tags with a video; an alias stands for its tag, an unknown name becomes a tag, and a blocked one
 * is left out. What its tags imply comes along, and the warnings at its moments.
 */
export async function tieTags(
  db: Executor,
  videoId: string,
  tags: readonly { name: string; slug: string }[],
): Promise<void> {
  if (tags.length === 0) return tieImplied(db, videoId);
  const names = tags.map((tag) => tag.name);
  await db.query(
    `insert into tags (name, slug)
     select n.name, n.slug from unnest($1::text[], $2::text[]) as n(name, slug)
     where not exists (select 1 from tag_aliases a where a.alias = n.name)
       and not exists (select 1 from blocked_tags b where b.name = n.name)
     on conflict do nothing`,
    [names, tags.map((tag) => tag.slug)],
  );
  await db.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select distinct t.id, v.id, case when v.publish_status = 'published' then v.published_at end
     from unnest($1::text[], $3::text[]) as n(name, slug)
     left join tag_aliases a on a.alias = n.name
     join tags t on t.id = a.tag_id or (a.tag_id is null and (t.name = n.name or t.slug = n.slug))
     join videos v on v.id = $2
     where not exists (select 1 from blocked_tags b where b.name = n.name)
     on conflict do nothing`,
    [names, videoId, tags.map((tag) => tag.slug)],
  );
  await tieImplied(db, videoId);
}

export async function publishStatusForUpdate(
  db: Executor,
  videoId: string,
): Promise<{ status: PublishStatus; categoryId: string | null } | null> {
  const rows = await db.query<{ publish_status: PublishStatus; category_id: string | null }>(
    'select publish_status, category_id from videos where id = $1 for update',
    [videoId],
  );
  const row = rows[0];
  return row ? { status: row.publish_status, categoryId: row.category_id } : null;
}

/**
 * Writes the state. The time of publication is set on entering `published` and cleared on leaving it for
 * `pending`; the reason for a failure lasts only as long as the failure, and what a disabled or removed video was before only as
 * long as it is so.
 */
export async function writePublishStatus(
  db: Executor,
  videoId: string,
  to: PublishStatus,
  reason: string | null,
): Promise<void> {
  await db.query(
    `update videos set publish_status = $2, updated_at = now(),
       published_at = case when $2 = 'published' then coalesce(published_at, now()) when $2 = 'pending' then null else published_at end,
       removal_reason = case when $2 = 'removed' then $3 else removal_reason end,
       failure_reason = case when $2 = 'failed' then $3 end,
       hidden_from = case when $2 in ('disabled', 'removed') then coalesce(hidden_from, publish_status) end
     where id = $1`,
    [videoId, to, reason],
  );
}

const storedCountsLock = 7_262_005;

/**
 * Only one transaction at a time counts, until it commits: two that publish under the same tags would not see
 * each other's video, and could deadlock on each other's rows.
 */
export async function lockStoredCounts(db: Executor): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [storedCountsLock]);
}

/**
 * Brings the stored counts of a video's tags and category in line with its state. Counts on a write, never on
 * a read.
 */
export async function refreshStoredCounts(db: Executor, videoId: string): Promise<void> {
  await lockStoredCounts(db);
  await db.query(
    `update video_tags vt set published_at = case when v.publish_status = 'published' then v.published_at end
     from videos v where v.id = $1 and vt.video_id = v.id
       and vt.published_at is distinct from case when v.publish_status = 'published' then v.published_at end`,
    [videoId],
  );
  await db.query(
    `update tags t set video_count =
       (select count(*) from video_tags x where x.tag_id = t.id and x.published_at is not null)
     where t.id in (select tag_id from video_tags where video_id = $1)`,
    [videoId],
  );
  await db.query(
    `update categories c set video_count =
       (select count(*) from videos x where x.category_id = c.id and x.publish_status = 'published')
     where c.id = (select category_id from videos where id = $1)`,
    [videoId],
  );
}

/** Recounts the tags and categories that a video has left. The caller holds the lock on counts. */
export async function recount(
  db: Executor,
  { tagIds = [], categoryIds = [] }: { tagIds?: readonly number[]; categoryIds?: readonly string[] },
): Promise<void> {
  await db.query(
    `update tags t set video_count =
       (select count(*) from video_tags x where x.tag_id = t.id and x.published_at is not null)
     where t.id = any($1::bigint[])`,
    [tagIds],
  );
  await db.query(
    `update categories c set video_count =
       (select count(*) from videos x where x.category_id = c.id and x.publish_status = 'published')
     where c.id = any($1::uuid[])`,
    [categoryIds],
  );
}

/** Whether a video must not be destroyed now. */
export const isVideoEvidence = async (db: Executor, videoId: string): Promise<boolean> =>
  (
    await db.query<{ stays: boolean }>(
      `select ${evidenceSql('video', 'id', 'uploader_id')} as stays from videos where id = $1`,
      [videoId],
    )
  )[0]?.stays ?? false;

export const videosOfUploader = (db: Executor, uploaderId: string): Promise<{ id: string }[]> =>
  db.query<{ id: string }>('select id from videos where uploader_id = $1 order by id', [uploaderId]);

/**
 * Clears what a removed video has from its uploader; answers the media and pictures it let go of. Evidence
 * loses only the uploader until it is released; then the purge of removed videos takes it.
 */
export async function letGoOfUploader(
  db: Executor,
  videoId: string,
): Promise<{ media: string[]; pictures: string[] }> {
  const rows = await db.query<{ media: string[]; pictures: string[] }>(
    `with before as (
       select id, array_remove(array[media_id, next_media_id], null)::text[] as media,
         -- Those that were sent for it; its stills go with its file.
         array(select distinct key from unnest(array[custom_thumbnail_key, cover_image_key]) key where key is not null) as pictures,
         ${evidenceSql('video', 'id', 'uploader_id')} as stays from videos where id = $1 for update
     ), sealed as (
       update videos v set uploader_id = null, purge_after = now(), updated_at = now() from before b
       where v.id = b.id and b.stays
     ), emptied as (
       update videos v set uploader_id = null, media_id = null, next_media_id = null, description = null, playback = '{}',
         thumbnail_key = null, custom_thumbnail_key = null, cover_image_key = null, preview_key = null, updated_at = now()
       from before b where v.id = b.id and not b.stays returning b.media, b.pictures
     )
     select media, pictures from emptied`,
    [videoId],
  );
  return rows[0] ?? { media: [], pictures: [] };
}

/** Holds these videos until the transaction ends, in a fixed order. Whoever writes what hangs on several holds them before it. */
export async function lockVideos(db: Executor, ids: readonly string[]): Promise<void> {
  await db.query('select from videos where id = any ($1::uuid[]) order by id for no key update', [ids]);
}

/** Of these videos, those that nobody is changing. They stay as they are until the transaction ends; none is waited for. */
export const holdUnchanging = async (
  transaction: TransactionExecutor,
  videoIds: readonly string[],
): Promise<string[]> =>
  (
    await transaction.query<{ id: string }>(
      'select id from videos where id = any ($1::uuid[]) order by id for share skip locked',
      [videoIds],
    )
  ).map(({ id }) => id);
