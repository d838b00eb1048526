import type { PublishState } from '#contract/moderated-videos.ts';
import type { StudioSort } from '#contract/studio.ts';
import { watchParts } from '#contract/watch-parts.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface StudioRow {
  video_id: string;
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
  duration_seconds: number | null;
  view_count: number;
  watch_seconds: number;
  created_at: Date;
  file_replaced_at: Date | null;
}

const columns = `v.id as video_id, v.slug, v.title, v.uploader_id, v.video_source,
  coalesce(v.custom_thumbnail_key, v.thumbnail_key) as thumbnail_key, v.bunny_thumbnail_url, v.publish_status, v.publish_at,
  v.licence_ends_at, v.review_reason, coalesce(v.failure_reason, v.playback ->> 'reason') as failure_reason, v.next_refusal,
  v.playback ->> 'ladder_failure' as ladder_failure, v.playback_state, m.progress, v.next_media_id is not null as has_new_file, v.duration_seconds, v.view_count,
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

export interface DayRow {
  day: string;
  views: number;
  playbacks: number;
  watch_seconds: number;
}

const today = `(now() at time zone 'UTC')::date`;

/** Every UTC day of the period that ends today, with zeros where nothing happened. */
const everyDay = (columns: string, joins: string): string => `
  select to_char(days.day, 'YYYY-MM-DD') as day, ${columns}
  from (select ${today} - i as day from generate_series(0, $2::integer - 1) i) days ${joins}
  order by days.day`;

export const daysOfVideo = (db: Executor, videoId: string, days: number): Promise<DayRow[]> =>
  db.query<DayRow>(
    everyDay(
      'coalesce(d.views, 0) as views, coalesce(w.playbacks, 0) as playbacks, coalesce(w.seconds, 0) as watch_seconds',
      `left join video_days d on d.video_id = $1 and d.day = days.day and d.day > ${today} - $2::integer
       left join video_watch_days w on w.video_id = $1 and w.day = days.day and w.day > ${today} - $2::integer`,
    ),
    [videoId, days],
    'statistics_of_video',
  );

/** For all of a member's videos, as counted at the time: including those they have removed since. */
export const daysOfOwner = (db: Executor, ownerId: string, days: number): Promise<DayRow[]> =>
  db.query<DayRow>(
    everyDay(
      'coalesce(u.views, 0) as views, coalesce(u.playbacks, 0) as playbacks, coalesce(u.seconds, 0) as watch_seconds',
      `left join uploader_days u on u.uploader_id = $1 and u.day = days.day and u.day > ${today} - $2::integer`,
    ),
    [ownerId, days],
    'statistics_of_owner',
  );

/**
 * How many playbacks in the period played each part, and how many there were; days before `since` belong to
 * another file.
 */
export async function playedParts(
  db: Executor,
  videoId: string,
  days: number,
  since: Date | null,
): Promise<{ playbacks: number; parts: number[] }> {
  const rows = await db.query<{ playbacks: number; parts: number[] }>(
    `with measured as (
       select playbacks, parts from video_watch_days
       where video_id = $1 and day > ${today} - $2::integer
         and ($3::timestamptz is null or day >= ($3 at time zone 'UTC')::date)
     )
     select coalesce((select sum(playbacks) from measured), 0)::int as playbacks,
       array(select coalesce((select sum(parts[i]) from measured), 0)::int from generate_series(1, ${watchParts}) i order by i) as parts`,
    [videoId, days, since],
    'played_parts',
  );
  return rows[0] ?? { playbacks: 0, parts: [] };
}
