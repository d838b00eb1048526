import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { addViews, heldVideos } from '../../videos/index.ts';

const thisHour = `date_trunc('hour', now(), 'UTC')`;
const today = `(now() at time zone 'UTC')::date`;

/** Takes the lock for rolling up in this transaction; false while another worker has it. */
export async function lockRollup(tx: Executor): Promise<boolean> {
  return (await tx.query('select from view_rollup_progress for update skip locked')).length > 0;
}

/** Seconds for which the first view of the waiting list has waited: not quite the oldest, but found at once. */
export async function secondsBehind(db: Executor): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(
    'select greatest(extract(epoch from now() - counted_at), 0)::int as seconds from view_tallies limit 1',
    [],
    'rollup_seconds_behind',
  );
  return row?.seconds ?? 0;
}

/** As `lockRollup`, but waits for it. */
export async function awaitRollup(tx: Executor): Promise<void> {
  await tx.query('select from view_rollup_progress for update');
}

/**
 * Looked up by hash, whatever the planner thinks of sizes: it knows nothing of a list that a statement makes itself, and would
 * go through one list for each row of the other.
 */
export const isAmong = (what: string, list: string): string => `(${what} in (${list})) is true`;

/**
 * Takes up to `most` counted views off the waiting list and answers what they add per video and hour, as JSON
 * for `addHours`, and how many people came to the site with them by hour, for `addSiteViews`. A person's first view of a video on a day counts as a viewer, in the hour of that view.
 * Views of deleted videos are dropped. Videos are not locked, which would write to each of them: if one is deleted right now, the
 * references of hours and days refuse it, and the transaction is to be tried again.
 */
export async function takeTallies(
  tx: Executor,
  most: number,
): Promise<{ taken: number; buckets: string; people: string }> {
  const rows = await tx.query<{ taken: number; buckets: string; people: string }>(
    `with taken as materialized (
       delete from view_tallies where ctid = any (array(select ctid from view_tallies limit $1))
       returning video_id, person_hash, counted_at
     ), so_far as materialized (
       select id from videos where id in (select video_id from taken)
     ), visits as materialized (
       select t.video_id, t.person_hash, (t.counted_at at time zone 'UTC')::date as day,
         date_trunc('hour', t.counted_at, 'UTC') as hour
       from taken t where ${isAmong('t.video_id', 'select id from so_far')}
     ), firsts as materialized (
       select day, video_id, person_hash, min(hour) as hour from visits group by day, video_id, person_hash
     ), entered as (
       insert into daily_viewers (day, video_id, person_hash)
       select day, video_id, person_hash from firsts order by 1, 2, 3
       on conflict do nothing
       returning day, video_id, person_hash
     ), people as (
       insert into site_people (day, kind, hash)
       select day, 'viewer', person_hash from firsts group by day, person_hash order by day, person_hash
       on conflict do nothing
       returning day, hash
     ), people_hours as (
       select hour, count(*)::int as people
       from (select min(hour) as hour from firsts where ${isAmong('(day, person_hash)', 'select day, hash from people')}
             group by day, person_hash) arrived
       group by hour
     ), buckets as (
       select video_id, hour, sum(views)::int as views, sum(viewers)::int as viewers
       from (
         select video_id, hour, 1 as views, 0 as viewers from visits
         union all
         select video_id, hour, 0, 1 from firsts
         where ${isAmong('(day, video_id, person_hash)', 'select day, video_id, person_hash from entered')}
       ) parts
       group by video_id, hour
     )
     select (select count(*)::int from taken) as taken,
       (select coalesce(json_agg(b), '[]')::text from buckets b) as buckets,
       (select coalesce(json_agg(p), '[]')::text from people_hours p) as people`,
    [most],
  );
  return rows[0] as { taken: number; buckets: string; people: string };
}

const given = `json_to_recordset($1::json) as b (video_id uuid, hour timestamptz, views integer, viewers integer)`;

/** Adds views and viewers to hours and days. `buckets`: JSON rows {video_id, hour, views, viewers}. */
export async function addHours(tx: Executor, buckets: string): Promise<void> {
  await tx.query(
    `insert into video_hours as so_far (video_id, hour, views, viewers)
     select b.video_id, b.hour, b.views, b.viewers from ${given}
     where b.hour > ${thisHour} - interval '24 hours'
     on conflict (video_id, hour) do update
       set views = so_far.views + excluded.views, viewers = so_far.viewers + excluded.viewers`,
    [buckets],
  );
  await tx.query(
    `insert into video_days as so_far (video_id, day, views, viewers)
     select b.video_id, (b.hour at time zone 'UTC')::date, sum(b.views), sum(b.viewers) from ${given} group by 1, 2
     on conflict (video_id, day) do update
       set views = so_far.views + excluded.views, viewers = so_far.viewers + excluded.viewers`,
    [buckets],
  );
  await tx.query(
    `insert into uploader_days as so_far (uploader_id, day, views)
     select v.uploader_id, (b.hour at time zone 'UTC')::date, sum(b.views)::int
     from ${given} join videos v on v.id = b.video_id where v.uploader_id is not null group by 1, 2 order by 1, 2
     on conflict (uploader_id, day) do update set views = so_far.views + excluded.views`,
    [buckets],
  );
}

/** Puts what hours and days have by for `takeSums`. */
export const putSumsBy = (tx: Executor, buckets: string): Promise<unknown> =>
  tx.query(
    `insert into view_sums as so_far (video_id, hour, views, viewers)
     select b.video_id, b.hour, b.views, b.viewers from ${given}
     on conflict (video_id, hour) do update
       set views = so_far.views + excluded.views, viewers = so_far.viewers + excluded.viewers`,
    [buckets],
  );

/** Parts of the videos, by their ids, of which one has its turn. */
const parts = 10;
/** What has come together for a video is more than this part of its count: it is added at once. */
const quickShare = 50;

/** Whether views of more videos than this were put by. */
export async function manyWait(db: Executor, most: number): Promise<boolean> {
  const [row] = await db.query<{ many: boolean }>(
    'select count(*) > $1::int as many from (select distinct video_id from view_sums limit $1::int + 1) waiting',
    [most],
    'many_view_sums',
  );
  return row?.many ?? false;
}

/**
 * Takes what was put by for the next videos behind one, in the order of their ids; answers it as JSON for `addCounts`, and the
 * last id. The videos are locked; what was of deleted ones is dropped. Null: nothing is left. With a turn, only of those videos
 * that have it, and of those whose counts would change by much.
 */
export async function takeSums(
  tx: Executor,
  behind: string,
  most: number,
  turn: number | null = null,
): Promise<{ last: string; buckets: string } | null> {
  const having = turn === null ? [...Array(parts).keys()] : [turn % parts];
  const [row] = await tx.query<{ last: string | null; buckets: string }>(
    `with due as materialized (
       select distinct s.video_id from view_sums s
       where s.video_id > $1 and ((uuid_hash(s.video_id) & 2147483647) % ${parts} = any ($3::int[])
         or s.views::bigint * ${quickShare} >= (select v.view_count from videos v where v.id = s.video_id))
       order by s.video_id limit $2
     ), so_far as materialized (
       ${heldVideos('select video_id from due')}
     ), taken as (
       delete from view_sums where video_id in (select video_id from due) returning video_id, hour, views, viewers
     )
     select (select video_id::text from due order by video_id desc limit 1) as last,
       (select coalesce(json_agg(t), '[]')::text from taken t
        where ${isAmong('t.video_id', 'select id from so_far')}) as buckets`,
    [behind, most, having],
    'take_view_sums',
  );
  return row?.last ? { last: row.last, buckets: row.buckets } : null;
}

/** Adds views and viewers to the counts of videos, which are locked, and to the rankings. */
export async function addCounts(tx: Executor, buckets: string): Promise<void> {
  await addViews(tx, buckets);
  await tx.query(
    `insert into video_popularity as so_far (video_id, viewers_all_time, viewers_today, viewers_week, viewers_month)
     select added.video_id, added.viewers, ${periodsOf('added')}
     from (select b.video_id, sum(b.viewers) as viewers from ${given} group by b.video_id order by b.video_id) added
     on conflict (video_id) do update set viewers_all_time = so_far.viewers_all_time + excluded.viewers_all_time,
       viewers_today = excluded.viewers_today, viewers_week = excluded.viewers_week, viewers_month = excluded.viewers_month
     where excluded.viewers_all_time > 0 or (so_far.viewers_today, so_far.viewers_week, so_far.viewers_month)
       is distinct from (excluded.viewers_today, excluded.viewers_week, excluded.viewers_month)`,
    [buckets],
  );
}

/** Viewers of today, the week and the month of each video of a list. */
const periodsOf = (list: string): string => `
  coalesce((select sum(h.viewers) from video_hours h
    where h.video_id = ${list}.video_id and h.hour > ${thisHour} - interval '24 hours'), 0) as today,
  coalesce((select sum(d.viewers) from video_days d
    where d.video_id = ${list}.video_id and d.day > ${today} - 7), 0) as week,
  coalesce((select sum(d.viewers) from video_days d
    where d.video_id = ${list}.video_id and d.day > ${today} - 30), 0) as month`;

/** Sums up the periods of the selected videos again; doing it twice does no harm. */
const refreshPeriods = (videoIds: string): string => `
  update video_popularity p
  set viewers_today = sums.today, viewers_week = sums.week, viewers_month = sums.month
  from (
    select touched.video_id, ${periodsOf('touched')}
    from (${videoIds}) touched
  ) sums
  where p.video_id = sums.video_id
    and (p.viewers_today, p.viewers_week, p.viewers_month) is distinct from (sums.today, sums.week, sums.month)`;

const leftHours = `
  select distinct h.video_id from view_rollup_progress p join video_hours h
    on h.hour > p.hour - interval '24 hours' and h.hour <= ${thisHour} - interval '24 hours'`;
const leftDays = `
  select d.video_id from view_rollup_progress p join video_days d
    on (d.day > p.day - 7 and d.day <= ${today} - 7) or (d.day > p.day - 30 and d.day <= ${today} - 30)`;

/** Deletes hours and days that have left their periods; answers how many videos that affected. */
export async function agePeriods(tx: Executor): Promise<number> {
  const due = await tx.query<{ hours: boolean; days: boolean }>(
    `select hour < ${thisHour} as hours, day < ${today} as days from view_rollup_progress`,
  );
  if (!due[0]?.hours) return 0;
  const left = await tx.query<{ video_id: string }>(
    due[0].days ? `${leftHours} union ${leftDays}` : leftHours,
  );
  const step = 5000;
  for (let from = 0; from < left.length; from += step) {
    const ids = left.slice(from, from + step).map((row) => row.video_id);
    await tx.query(refreshPeriods('select unnest($1::uuid[]) as video_id'), [ids]);
  }
  await tx.query(`update view_rollup_progress set hour = ${thisHour}, day = ${today}`);
  return left.length;
}

/**
 * Tables that have a partition for each day, by how many are stored, today among them. Old ones are dropped as a whole, so
 * that the statements below find only what lies outside of any day.
 */
export const daysStored: Partial<Record<CleanedTable, { days: number; onceAdded?: boolean }>> = {
  daily_viewers: { days: 2 },
  site_people: { days: 2 },
  watch_reports: { days: 2, onceAdded: true },
  // No row becomes older than it may, so that those of the end of a day go a little early.
  view_events: { days: limits.visitDays },
  page_views: { days: limits.visitDays },
};

/** Rows that no rule needs any longer. Each statement removes at most 20,000, so none blocks anything. */
const cleanings = {
  // Rows locked by a returning viewer are skipped: waiting for them could deadlock.
  view_windows: `delete from view_windows where ctid = any (array(
    select ctid from view_windows where last_event_at < now() - interval '3 hours' limit 20000
    for update skip locked))`,
  daily_viewers: `delete from daily_viewers where (day, video_id, person_hash) in (
    select day, video_id, person_hash from daily_viewers where day < ${today} - 1 limit 20000)`,
  video_hours: `delete from video_hours where ctid = any (array(
    select ctid from video_hours
    where hour < (select hour from view_rollup_progress) - interval '48 hours' limit 20000))`,
  site_people: `delete from site_people where (day, kind, hash) in (
    select day, kind, hash from site_people where day < ${today} - 1 limit 20000)`,
  site_hours: `delete from site_hours where hour < now() - interval '${limits.activityDays} days'`,
  // Their tokens can report no more.
  watch_reports: `delete from watch_reports where day < ${today} - 1 and playback = any (array(
    select playback from watch_reports where not is_waiting and day < ${today} - 1 limit 20000 for update skip locked))`,
  playback_reports: `delete from playback_reports where playback = any (array(
    select playback from playback_reports where not is_waiting and day < ${today} - 1 limit 20000 for update skip locked))`,
  view_events: `delete from view_events where created_at < now() - interval '${limits.visitDays} days' and (created_at, id) in (
    select created_at, id from view_events where created_at < now() - interval '${limits.visitDays} days'
    order by created_at limit 20000)`,
  page_views: `delete from page_views where created_at < now() - interval '${limits.visitDays} days' and (created_at, id) in (
    select created_at, id from page_views where created_at < now() - interval '${limits.visitDays} days'
    order by created_at limit 20000)`,
} as const;
export type CleanedTable = keyof typeof cleanings;
export const cleanedTables = Object.keys(cleanings) as CleanedTable[];

/** Removes some of a table's expired rows; answers how many. */
export async function removeOutlived(db: Executor, table: CleanedTable): Promise<number> {
  const rows = await db.query<{ removed: number }>(
    `with gone as (${cleanings[table]} returning 1) select count(*)::int as removed from gone`,
  );
  return rows[0]?.removed ?? 0;
}
