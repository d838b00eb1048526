import { watchParts } from '#contract/watch-parts.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { noParts, type WatchReport } from './watch-rules.ts';

/**
 * Writes a batch in one statement; a playback that reported before is extended. Answers the accepted
 * playbacks: not those of unpublished videos, of the uploader, or that played more than can have gone by.
 */
export async function writeWatchReports(db: Executor, reports: readonly WatchReport[]): Promise<Set<string>> {
  const rows = await db.query<{ playback: string }>(
    `with given as materialized (
       select playback, video_id, day, seconds, parts::bit(${watchParts}) as parts, playable, member_id
       from unnest($1::uuid[], $2::uuid[], $3::date[], $4::integer[], $5::text[], $6::integer[], $7::uuid[])
         as g (playback, video_id, day, seconds, parts, playable, member_id)
     ), known as materialized (
       select g.* from given g cross join lateral (
         -- 'offset' keeps this a lookup by key for each row.
         select uploader_id, duration_seconds from published_videos where id = g.video_id offset 0
       ) v
       where (g.member_id is null or v.uploader_id is distinct from g.member_id)
         -- One part more than went by can have been touched at its ends.
         and (v.duration_seconds is null
           or (bit_count(g.parts) - 1) * v.duration_seconds <= g.playable::bigint * ${watchParts})
     ), written as (
       insert into watch_reports as r (playback, video_id, day, seconds, parts, kept_seconds, kept_parts)
       select k.playback, k.video_id, k.day, greatest(k.seconds, o.seconds), k.parts | coalesce(o.parts, B'${noParts}'), o.seconds, o.parts
       from known k left join lateral (
         -- What a process of the version before took is added from there.
         select seconds, parts from playback_reports where playback = k.playback offset 0
       ) o on true
       order by k.playback
       on conflict (playback, day) do update set seconds = greatest(r.seconds, excluded.seconds),
         parts = r.parts | excluded.parts, is_waiting = true
       where excluded.seconds > r.seconds or bit_count(excluded.parts & ~r.parts) > 0
     )
     select playback from known`,
    [
      reports.map((report) => report.playback),
      reports.map((report) => report.videoId),
      reports.map((report) => report.day),
      reports.map((report) => report.seconds),
      reports.map((report) => report.parts),
      reports.map((report) => report.playable),
      reports.map((report) => report.memberId),
    ],
    'write_watch_reports',
  );
  return new Set(rows.map(({ playback }) => playback));
}

const sumOfParts = Array.from({ length: watchParts }, (_, i) => `sum(get_bit(t.parts, ${i}))::int`).join(
  ', ',
);
const addParts = `(select array_agg(a + b order by i)
  from unnest(so_far.parts, excluded.parts) with ordinality as both_of (a, b, i))`;

/** Where reports are, and where the version before left its own. */
export const reportTables = ['watch_reports', 'playback_reports'] as const;

/**
 * Adds to the days what up to `most` playbacks have played beyond what is already there; answers how many it
 * took. Taking and adding are one statement, so a playback is added once, whatever is killed when.
 */
export async function addWatched(
  db: Executor,
  table: (typeof reportTables)[number],
  most: number,
): Promise<number> {
  const rows = await db.query<{ taken: number }>(
    `with taken as materialized (
       select playback, video_id, day, kept_seconds is null as is_new,
         seconds - coalesce(kept_seconds, 0) as seconds, parts & ~coalesce(kept_parts, B'${noParts}') as parts
       from ${table} where is_waiting order by playback limit $1 for update skip locked
     ), marked as (
       -- By key and by days, and not joined: whatever the planner thinks of what was taken, nothing else is looked at.
       update ${table} set kept_seconds = seconds, kept_parts = parts, is_waiting = false
       where playback = any (array(select playback from taken))
         and day >= (select min(day) from taken) and day <= (select max(day) from taken)
     ), sums as materialized (
       select t.video_id, v.uploader_id, t.day, count(*) filter (where t.is_new)::int as playbacks, sum(t.seconds) as seconds,
         array[${sumOfParts}] as parts
       from taken t cross join lateral (select uploader_id from videos where id = t.video_id offset 0) v group by t.video_id, v.uploader_id, t.day
     ), days as (
       insert into video_watch_days as so_far (video_id, day, playbacks, seconds, parts)
       select video_id, day, playbacks, seconds, parts from sums order by video_id, day
       on conflict (video_id, day) do update set playbacks = so_far.playbacks + excluded.playbacks,
         seconds = so_far.seconds + excluded.seconds, parts = ${addParts}
     ), uploaders as (
       insert into uploader_days as so_far (uploader_id, day, playbacks, seconds)
       select uploader_id, day, sum(playbacks)::int, sum(seconds) from sums
       where uploader_id is not null group by uploader_id, day order by uploader_id, day
       on conflict (uploader_id, day) do update set playbacks = so_far.playbacks + excluded.playbacks,
         seconds = so_far.seconds + excluded.seconds
       returning 1
     ), site as (
       -- After the uploaders, as views are added: whoever locks in another order might wait for the other.
       insert into site_hours as so_far (hour, playbacks, seconds)
       select least(date_trunc('hour', now(), 'UTC'), day::timestamp at time zone 'UTC' + interval '23 hours') as hour,
         sum(playbacks)::int, sum(seconds)
       from sums where (select count(*) from uploaders) >= 0 group by day order by 1
       on conflict (hour) do update set playbacks = so_far.playbacks + excluded.playbacks,
         seconds = so_far.seconds + excluded.seconds
     ), totals as (
       insert into video_watch_totals as so_far (video_id, playbacks, seconds)
       select video_id, sum(playbacks), sum(seconds) from sums group by video_id order by video_id
       on conflict (video_id) do update set playbacks = so_far.playbacks + excluded.playbacks,
         seconds = so_far.seconds + excluded.seconds
     )
     select count(*)::int as taken from taken`,
    [most],
    `add_watched_of_${table}`,
  );
  return rows[0]?.taken ?? 0;
}
