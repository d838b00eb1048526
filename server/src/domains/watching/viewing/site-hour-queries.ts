import type { Executor } from '../../../platform/db/database.ts';
import { isAmong } from './rollup-queries.ts';

/**
 * Adds views, and the people who came with them, to the hours of the whole site. `buckets`: JSON rows {hour, views};
 * `people`: {hour, people}.
 */
export async function addSiteViews(
  tx: Executor,
  { buckets, people }: { buckets: string; people: string },
): Promise<void> {
  await tx.query(
    `insert into site_hours as so_far (hour, views, viewers)
     select hour, sum(views)::int, sum(viewers)::int
     from (
       select hour, views, 0 as viewers from json_to_recordset($1::json) as b (hour timestamptz, views integer)
       union all
       select hour, 0, people from json_to_recordset($2::json) as p (hour timestamptz, people integer)
     ) added
     group by hour order by hour
     on conflict (hour) do update set views = so_far.views + excluded.views, viewers = so_far.viewers + excluded.viewers`,
    [buckets, people],
  );
}

/**
 * Adds the next visits of pages, of ten minutes at most; whether there may be more. By when they came and not by id: batches of
 * several processes get ids out of order, but half a minute later all of them are there.
 */
export async function addPageViews(db: Executor): Promise<boolean> {
  const [row] = await db.query<{ more: boolean }>(
    `with span as materialized (
       select until as since, least(until + interval '10 minutes', now() - interval '30 seconds') as until
       from page_rollup_progress where until < now() - interval '30 seconds' for update skip locked
     ), moved as (
       update page_rollup_progress p set until = s.until from span s
     ), taken as materialized (
       select visitor_hash, date_trunc('hour', created_at, 'UTC') as hour, (created_at at time zone 'UTC')::date as day
       from page_views
       where created_at >= (select since from span) and created_at < (select until from span)
     ), firsts as materialized (
       select day, visitor_hash as hash, min(hour) as hour from taken where visitor_hash is not null group by 1, 2
     ), entered as (
       insert into site_people (day, kind, hash) select day, 'visitor', hash from firsts order by day, hash
       on conflict do nothing
       returning day, hash
     ), sums as (
       select hour, count(*)::int as page_views, 0 as visitors from taken group by hour
       union all
       select hour, 0, count(*)::int from firsts where ${isAmong('(day, hash)', 'select day, hash from entered')} group by hour
     ), added as (
       insert into site_hours as so_far (hour, page_views, visitors)
       select hour, sum(page_views)::int, sum(visitors)::int from sums group by hour order by hour
       on conflict (hour) do update set page_views = so_far.page_views + excluded.page_views,
         visitors = so_far.visitors + excluded.visitors
     )
     select until < now() - interval '31 seconds' as more from span`,
    [],
    'add_page_views',
  );
  return row?.more ?? false;
}

export interface SiteHour {
  hour: Date;
  page_views: number;
  visitors: number;
  views: number;
  viewers: number;
  playbacks: number;
  watch_seconds: number;
}
/** Hours in which anything happened, oldest first. */
export const hoursOfSite = (db: Executor, since: Date): Promise<SiteHour[]> =>
  db.query<SiteHour>(
    `select hour, page_views, visitors, views, viewers, playbacks, seconds as watch_seconds
     from site_hours where hour >= $1 order by hour`,
    [since],
    'hours_of_site',
  );
