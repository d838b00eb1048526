import type { Executor } from '../../../platform/db/database.ts';
import type { PublishStatus } from '../video-rules.ts';
import type { Plan } from './plan-rules.ts';

export interface PlannedVideo {
  id: string;
  slug: string;
  title: string;
  status: PublishStatus;
  uploaderId: string | null;
  mediaId: string | null;
  afterProcessing: Plan['afterProcessing'] | null;
  publishAt: Date | null;
  licenceEndsAt: Date | null;
  reviewedAt: Date | null;
  /** Since when it has been waiting for a review, or last did. */
  askedAt: Date;
  depictsLiveAction: boolean;
  /** A review refused it, and it was not sent in again; `isReplaced`: it has, or gets, another file since then. */
  isRefused: boolean;
  isReplaced: boolean;
  /** It was public once. */
  wasPublic: boolean;
  /** It still has what it was made of: what was removed loses that after a while. */
  isWhole: boolean;
  /** Its state before it was disabled or removed; null: it is neither, or was so before this was noted. */
  hiddenFrom: PublishStatus | null;
}
const columns = `id, slug, title, publish_status as status, uploader_id as "uploaderId", media_id as "mediaId",
  after_processing as "afterProcessing", publish_at as "publishAt", licence_ends_at as "licenceEndsAt",
  reviewed_at as "reviewedAt", coalesce(review_asked_at, created_at) as "askedAt", depicts_live_action as "depictsLiveAction",
  hidden_from as "hiddenFrom", refused_at is not null as "isRefused",
  coalesce(file_replaced_at > refused_at, false) or next_media_id is not null as "isReplaced", published_at is not null as "wasPublic",
  (purge_after is not null or media_id is not null or video_source <> 'upload') as "isWhole"`;

/** A video with its plan, locked until the transaction ends. */
export const lockPlanned = async (db: Executor, videoId: string): Promise<PlannedVideo | null> =>
  (await db.query<PlannedVideo>(`select ${columns} from videos where id = $1 for update`, [videoId]))[0] ??
  null;

export async function writePlan(db: Executor, videoId: string, plan: Plan): Promise<void> {
  await db.query(
    'update videos set after_processing = $2, publish_at = $3, updated_at = now() where id = $1',
    [videoId, plan.afterProcessing, plan.publishAt],
  );
}

export async function writeLicence(db: Executor, videoId: string, endsAt: Date | null): Promise<void> {
  await db.query('update videos set licence_ends_at = $2, updated_at = now() where id = $1', [
    videoId,
    endsAt,
  ]);
}

export async function forgetRemoval(db: Executor, videoId: string): Promise<void> {
  await db.query('update videos set purge_after = null, removal_reason = null where id = $1', [videoId]);
}

/** Puts a video at the end of the queue; earlier verdicts no longer apply. */
export async function writeReviewAsked(db: Executor, videoId: string): Promise<void> {
  await db.query(
    'update videos set review_asked_at = now(), review_reason = null, refused_at = null where id = $1',
    [videoId],
  );
}

/** `reason` null: it passed. */
export async function writeReviewed(db: Executor, videoId: string, reason: string | null): Promise<void> {
  await db.query(
    `update videos set reviewed_at = case when $2::text is null then now() end, review_reason = $2,
       refused_at = case when $2::text is not null then now() end, updated_at = now()
     where id = $1`,
    [videoId, reason],
  );
}

/** Videos whose time has come. */
export const dueVideos = (db: Executor, limit: number): Promise<{ id: string }[]> =>
  db.query(
    `select id from videos where publish_status = 'scheduled' and publish_at <= now()
       and (licence_ends_at is null or licence_ends_at > now())
     order by publish_at limit $1`,
    [limit],
  );

/** Videos that are shown, or would be, after the right to show them has expired. */
export const expiredVideos = (db: Executor, limit: number): Promise<{ id: string }[]> =>
  db.query(
    `select id from videos where licence_ends_at <= now()
       and publish_status in ('published', 'scheduled', 'review', 'pending')
     order by licence_ends_at limit $1`,
    [limit],
  );

/**
 * The key of the picture given to a video besides its stills, which goes with it: null if it is also the
 * cover.
 */
export const ownPictureOf = async (db: Executor, videoId: string): Promise<string | null> =>
  (
    await db.query<{ key: string | null }>(
      'select nullif(custom_thumbnail_key, cover_image_key) as key from videos where id = $1',
      [videoId],
    )
  )[0]?.key ?? null;
