import type { Executor } from '../../../platform/db/database.ts';
import type { Device, ViewObstacle, ViewOutcome } from './viewing-rules.ts';
import { countingWindow, eventWindow } from './viewing-rules.ts';

export interface ViewReport {
  videoId: string;
  viewerHash: string;
  /** The viewer's hash of the previous day, while its views still matter. */
  earlierHash: string | null;
  personHash: string;
  memberId: string | null;
  /** Milliseconds since 1970; null if nothing proves a start. */
  startedAt: number | null;
  obstacle: ViewObstacle | null;
  country: string;
  device: Device;
}

export interface NewPageView {
  visitorHash: string | null;
  path: string;
  referrerHost: string | null;
  country: string;
  device: Device;
}

const recently = (column: string): string => `${column} > now() - interval '${countingWindow} milliseconds'`;

/**
 * Whether an upserted report counts in addition to what the viewer's row says: an hour apart, and begun after
 * the last.
 */
const counts = `(excluded.counted_at is not null and (w.counted_at is null
  or (not ${recently('w.counted_at')} and w.counted_at < excluded.started_at)))`;

/**
 * Judges and writes a batch in one statement. A viewer's row in view_windows decides, locked in key order, so
 * that processes neither count twice nor deadlock.
 */
const writeViewsText = `
  with given as materialized (
    select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::uuid[], $6::timestamptz[],
        $7::text[], $8::text[], $9::text[]) with ordinality
      as g (video_id, viewer_hash, earlier_hash, person_hash, member_id, started_at, obstacle, country, device, position)
  ), known as materialized (
    select g.position, g.video_id, g.viewer_hash, g.person_hash, g.started_at, g.country, g.device,
      case when v.uploader_id = g.member_id then 'own' else g.obstacle end as obstacle,
      g.earlier_hash is not null and exists (
        select from view_windows e
        where e.viewer_hash = g.earlier_hash and e.video_id = g.video_id
          and (${recently('e.counted_at')} or e.counted_at >= g.started_at)) as counted_earlier
    from given g cross join lateral (
      -- 'offset' keeps this a lookup by key for each row, whatever the planner thinks of the table's size.
      select uploader_id from published_videos where id = g.video_id offset 0
    ) v
  ), touched as (
    insert into view_windows as w (viewer_hash, video_id, last_event_at, counted_at, started_at)
    select viewer_hash, video_id, now(),
      case when obstacle is null and not counted_earlier then now() end,
      case when obstacle is null and not counted_earlier then started_at end
    from known
    order by viewer_hash, video_id
    on conflict (viewer_hash, video_id) do update set
      last_event_at = excluded.last_event_at,
      counted_at = case when ${counts} then excluded.counted_at else w.counted_at end,
      started_at = case when ${counts} then excluded.started_at else w.started_at end
    where ${counts} or w.last_event_at <= now() - interval '${eventWindow} milliseconds'
    returning viewer_hash, video_id, coalesce(counted_at = now(), false) as counted
  ), judged as materialized (
    select k.*, t.viewer_hash is not null as is_event,
      case when t.counted then 'counted' else coalesce(k.obstacle, 'repeated') end as outcome
    -- Nothing is in 'touched' that is not in 'known'; a full join is never made row by row, as a left one is.
    from known k full join touched t on t.viewer_hash = k.viewer_hash and t.video_id = k.video_id
  ), logged as (
    insert into view_events (video_id, viewer_hash, outcome, country, device)
    select video_id, viewer_hash, outcome, country, device from judged where is_event
  ), tallied as (
    insert into view_tallies (video_id, person_hash, counted_at)
    select video_id, person_hash, now() from judged where outcome = 'counted'
  )
  select position, outcome from judged`;

/** Answers the verdict on each report; those on unpublished videos are missing. */
export async function writeViews(
  db: Executor,
  reports: readonly ViewReport[],
): Promise<Map<ViewReport, ViewOutcome>> {
  const rows = await db.query<{ position: number; outcome: ViewOutcome }>(
    writeViewsText,
    [
      reports.map((report) => report.videoId),
      reports.map((report) => report.viewerHash),
      reports.map((report) => report.earlierHash),
      reports.map((report) => report.personHash),
      reports.map((report) => report.memberId),
      reports.map((report) => (report.startedAt === null ? null : new Date(report.startedAt).toISOString())),
      reports.map((report) => report.obstacle),
      reports.map((report) => report.country),
      reports.map((report) => report.device),
    ],
    'write_views',
  );
  return new Map(rows.map(({ position, outcome }) => [reports[position - 1] as ViewReport, outcome]));
}

export async function writePageViews(db: Executor, views: readonly NewPageView[]): Promise<void> {
  await db.query(
    `insert into page_views (visitor_hash, path, referrer_host, country, device)
     select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])`,
    [
      views.map((view) => view.visitorHash),
      views.map((view) => view.path),
      views.map((view) => view.referrerHost),
      views.map((view) => view.country),
      views.map((view) => view.device),
    ],
    'write_page_views',
  );
}

/** Length of a published video in seconds (null: not known yet); undefined if there is no such video. */
export async function publishedDuration(db: Executor, videoId: string): Promise<number | null | undefined> {
  const rows = await db.query<{ duration_seconds: number | null }>(
    `select duration_seconds from published_videos where id = $1`,
    [videoId],
    'published_duration',
  );
  return rows[0]?.duration_seconds;
}
