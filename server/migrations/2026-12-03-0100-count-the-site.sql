-- What the whole site did in an hour (UTC), so that nobody has to add up videos or visits to show it.
create table site_hours (
  hour timestamptz primary key,
  page_views integer not null default 0,
  -- People whose first page of the day was in this hour.
  visitors integer not null default 0,
  views integer not null default 0,
  -- People whose first view of the day was in this hour.
  viewers integer not null default 0,
  playbacks integer not null default 0,
  seconds bigint not null default 0
) with (fillfactor = 80);

-- Who was there on a day, to count people and not visits. Kept for two days, as are the salts of their hashes.
create table site_people (
  day date not null,
  kind text not null check (kind in ('visitor', 'viewer')),
  hash bigint not null,
  primary key (day, kind, hash)
);

-- Up to when visits of pages have been added.
create table page_rollup_progress (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
insert into page_rollup_progress (until) values (now());

-- What is known of the last two months. Days whose hours are no longer known stand in their first.
insert into site_hours as so_far (hour, page_views, visitors, views, viewers, playbacks, seconds)
select hour, sum(page_views), sum(visitors), sum(views), sum(viewers), sum(playbacks), sum(seconds)
from (
  select date_trunc('hour', created_at, 'UTC') as hour, count(*) as page_views, 0 as visitors, 0 as views, 0 as viewers,
    0 as playbacks, 0 as seconds
  from page_views where created_at > now() - interval '60 days' group by 1
  union all
  select hour, 0, count(*), 0, 0, 0, 0
  from (select min(date_trunc('hour', created_at, 'UTC')) as hour from page_views
        where created_at > now() - interval '60 days' and visitor_hash is not null
        group by (created_at at time zone 'UTC')::date, visitor_hash) firsts
  group by hour
  union all
  select hour, 0, 0, 0, count(*), 0, 0
  from (select min(date_trunc('hour', created_at, 'UTC')) as hour from view_events
        where created_at > now() - interval '60 days' and outcome = 'counted'
        group by (created_at at time zone 'UTC')::date, viewer_hash) firsts
  group by hour
  union all
  select hour, 0, 0, sum(views), 0, 0, 0 from video_hours
  where (hour at time zone 'UTC')::date >= (now() at time zone 'UTC')::date - 1 group by hour
  union all
  select day::timestamp at time zone 'UTC', 0, 0, sum(views), 0, 0, 0 from video_days
  where day > (now() at time zone 'UTC')::date - 60 and day < (now() at time zone 'UTC')::date - 1 group by day
  union all
  select day::timestamp at time zone 'UTC', 0, 0, 0, 0, sum(playbacks), sum(seconds) from video_watch_days
  where day > (now() at time zone 'UTC')::date - 60 group by day
) found
group by hour;

-- How the site grew in an hour: counted by a job, because members and videos are deleted again.
create table growth_hours (
  hour timestamptz primary key,
  sign_ups integer not null,
  videos_added integer not null,
  -- Of all files, measured once in that hour; null: not measured.
  stored_bytes bigint
) with (fillfactor = 80);
insert into growth_hours (hour, sign_ups, videos_added)
select hour, sum(sign_ups), sum(videos_added)
from (
  select date_trunc('hour', created_at, 'UTC') as hour, count(*) as sign_ups, 0 as videos_added from accounts
  where created_at > now() - interval '60 days' group by 1
  union all
  select date_trunc('hour', created_at, 'UTC'), 0, count(*) from videos
  where created_at > now() - interval '60 days' group by 1
) found
group by hour;

-- Answers that were a fault of ours (status 500 and above), by hour; every web process adds its own.
create table error_hours (
  hour timestamptz primary key,
  errors integer not null
) with (fillfactor = 80);

-- What waits is counted on every page of the back office.
create index ad_creatives_review on ad_creatives (id) where status = 'review' and deleted_at is null;
