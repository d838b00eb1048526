import type pg from 'pg';
import { dayAfter, keeperOn, makeDays } from '#server/platform/days/day-partitions.ts';
import { countries } from './words.ts';

/** Raw events are kept for as long in the product. */
const days = 90;

const today = `(now() at time zone 'UTC')::date`;
const counted = `view_events where outcome = 'counted'`;
const dayOf = (moment: string): string => `(${moment} at time zone 'UTC')::date`;

/**
 * Writes `events` rows of the raw table of views, over the published videos as unevenly as people watch, and then
 * everything that the product keeps of them, with the sums that its rollup would have made.
 */
export async function fillViewHistory(client: pg.Client, events: number): Promise<void> {
  const since = dayAfter(new Date().toISOString().slice(0, 10), -days);
  await makeDays(keeperOn(client), { since, tables: new Set(['view_events']) });
  await client.query('select setseed(0.43)');
  await client.query(
    `create temporary table ranked as
     select id, row_number() over (order by md5(id::text))::int as rank from videos where publish_status = 'published'`,
  );
  await client.query('analyze ranked');
  await client.query(
    `insert into view_events (created_at, video_id, viewer_hash, outcome, country, device)
     select moment, r.id, hashint8extended(person, extract(epoch from ${dayOf('moment')})::bigint),
       case when chance < 0.86 then 'counted' when chance < 0.95 then 'repeated' when chance < 0.99 then 'unproven' else 'bot' end,
       ($2::text[])[1 + (person % cardinality($2::text[]))::int], (array['desktop', 'mobile', 'mobile', 'tablet'])[1 + (person % 4)::int]
     from (
       select now() - (1 - i / $1::float8) * interval '${days} days' as moment,
         least(videos, floor(exp(random() * ln(videos + 1)))::int) as rank, floor(random() * $1 / 8)::bigint as person, random() as chance
       from generate_series(1, $1::int) i, (select count(*)::int as videos from ranked) c
     ) drawn join ranked r using (rank)`,
    [events, countries],
  );
  for (const statement of storedOfEvents) await client.query(statement);
  await client.query('drop table ranked');
}

const storedOfEvents = [
  `insert into video_days (video_id, day, views, viewers)
   select video_id, ${dayOf('created_at')}, count(*), count(distinct viewer_hash) from ${counted} group by 1, 2`,
  `insert into video_hours (video_id, hour, views, viewers)
   select video_id, date_trunc('hour', created_at, 'UTC'), count(*), count(distinct viewer_hash)
   from ${counted} and created_at > now() - interval '2 days' group by 1, 2`,
  `insert into daily_viewers (day, video_id, person_hash)
   select distinct ${dayOf('created_at')}, video_id, viewer_hash from ${counted} and created_at > now() - interval '1 day'`,
  `insert into view_windows (viewer_hash, video_id, last_event_at, counted_at, started_at)
   select viewer_hash, video_id, max(created_at), max(created_at), max(created_at) - interval '12 seconds'
   from ${counted} and created_at > now() - interval '3 hours' group by 1, 2`,
  `insert into video_popularity (video_id, viewers_today, viewers_week, viewers_month, viewers_all_time)
   select d.video_id, coalesce(max(h.viewers), 0),
     coalesce(sum(d.viewers) filter (where day > ${today} - 7), 0), coalesce(sum(d.viewers) filter (where day > ${today} - 30), 0),
     sum(d.viewers)
   from video_days d left join (
     select video_id, sum(viewers) as viewers from video_hours where hour > now() - interval '24 hours' group by 1) h using (video_id)
   group by d.video_id`,
  `update videos v set view_count = s.views, like_count = s.views / 40, dislike_count = s.views / 400,
     rating = 0.6 + 0.4 * v.shuffle, trending_score = s.score
   from (
     select video_id, sum(views) as views,
       (${today} - date '1970-01-01') + ln(sum(viewers * power(2::float8, day - ${today}))) / ln(2::float8) as score
     from video_days group by video_id) s
   where s.video_id = v.id`,
];
