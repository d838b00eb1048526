import type { PublishState } from '#contract/moderated-videos.ts';
import type { StudioSort } from '#contract/studio.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface StudioRow {
  video_id: string;
  media_id: string | null;
  slug: string;
  title: string;
  uploader_id: string | null;
  video_source: 'upload' | 'bunny_net' | 'embed';
  thumbnail_key: string | null;
  bunny_thumbnail_url: string | null;
  publish_status: PublishState;
  publish_at: Date | null;
  licence_ends_at: Date | null;
  review_reason: string | null;
  failure_reason: string | null;
  next_refusal: string | null;
  /** Why only the first rendition plays. */
  ladder_failure: string | null;
  playback_state: 'preparing' | 'playable' | 'ready' | 'failed';
  progress: number | null;
  has_new_file: boolean;
  awaits_records: boolean;
  duration_seconds: number | null;
  view_count: number;
  watch_seconds: number;
  created_at: Date;
  file_replaced_at: Date | null;
}

const columns = `v.id as video_id, v.media_id, v.slug, v.title, v.uploader_id, v.video_source,
  coalesce(v.custom_thumbnail_key, v.thumbnail_key) as thumbnail_key, v.bunny_thumbnail_url, v.publish_status, v.publish_at,
  v.licence_ends_at, v.review_reason, coalesce(v.failure_reason, v.playback ->> 'reason') as failure_reason, v.next_refusal,
  v.playback ->> 'ladder_failure' as ladder_failure, v.playback_state, m.progress, v.next_media_id is not null as has_new_file,
  v.publish_status = 'pending' and v.depicts_live_action and (v.reviewed_at is null or not coalesce(
    (select bool_and(r.is_adult) from performer_records r where r.video_id = v.id), false)) as awaits_records,
  v.duration_seconds, v.view_count,
  coalesce(w.seconds, 0) as watch_seconds, v.created_at, v.file_replaced_at`;
const joins = `left join video_watch_totals w on w.video_id = v.id
  left join media_assets m on m.id = coalesce(v.next_media_id, v.media_id)`;

const orders: Readonly<Record<StudioSort, readonly [down: string, up: string]>> = {
  created_at: ['v.created_at desc, v.id desc', 'v.created_at, v.id'],
  title: ['lower(v.title) desc, v.id desc', 'lower(v.title), v.id'],
  view_count: ['v.view_count desc, v.id desc', 'v.view_count, v.id'],
  watch_seconds: ['coalesce(w.seconds, 0) desc, v.id desc', 'coalesce(w.seconds, 0), v.id'],
};

export interface StudioList {
  ownerId: string;
  search: string | null;
  status: PublishState | null;
  sort: StudioSort;
  ascending: boolean;
  limit: number;
  offset: number;
}

const ofList = `v.uploader_id = $1 and v.publish_status <> 'removed'
  and ($2::text is null or position(lower($2) in lower(v.title)) > 0)
  and ($3::text is null or v.publish_status = $3)`;

export const ownVideos = (db: Executor, list: StudioList): Promise<StudioRow[]> =>
  db.query<StudioRow>(
    `select ${columns} from videos v ${joins} where ${ofList}
     order by ${orders[list.sort][list.ascending ? 1 : 0]} limit $4 offset $5`,
    [list.ownerId, list.search, list.status, list.limit, list.offset],
  );

export const countOwnVideos = async (
  db: Executor,
  list: Pick<StudioList, 'ownerId' | 'search' | 'status'>,
): Promise<number> =>
  (
    await db.query<{ n: number }>(`select count(*)::int as n from videos v where ${ofList}`, [
      list.ownerId,
      list.search,
      list.status,
    ])
  )[0]?.n ?? 0;

/** A video that is not removed, by its slug. */
export const studioVideo = async (db: Executor, slug: string): Promise<StudioRow | null> =>
  (
    await db.query<StudioRow>(
      `select ${columns} from videos v ${joins} where v.slug = $1 and v.publish_status <> 'removed'`,
      [slug],
    )
  )[0] ?? null;
