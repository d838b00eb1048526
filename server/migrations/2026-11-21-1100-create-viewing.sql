-- The salt of a day's viewer hashes. Once it is deleted, nobody can tell whose hash was whose.
create table viewer_salts (
  day date primary key,
  salt bytea not null
);

-- What was reported, counted or not: no address, no user agent, no lasting identity. It grows the fastest of all
-- tables, so it has no foreign key and no index but the one that follows its own order.
create table view_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  video_id uuid not null,
  viewer_hash bigint not null,
  outcome text not null check (outcome in ('counted', 'repeated', 'unproven', 'own', 'bot')),
  country text,
  device text not null check (device in ('desktop', 'mobile', 'tablet'))
);
create index view_events_created on view_events using brin (created_at);

-- The last sign of a viewer at a video. One row decides whether a view counts, also between processes.
create table view_windows (
  viewer_hash bigint not null,
  video_id uuid not null,
  last_event_at timestamptz not null,
  -- When the last view counted, and when its playback had begun.
  counted_at timestamptz,
  started_at timestamptz,
  primary key (viewer_hash, video_id)
) with (fillfactor = 90);

-- Counted views that the rollup has not taken up yet. Rows live for a minute.
create table view_tallies (
  video_id uuid not null,
  person_hash bigint not null,
  counted_at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
        autovacuum_vacuum_insert_threshold = -1);

-- Who has viewed what on a day, to count people and not visits. Kept for two days.
create table daily_viewers (
  day date not null,
  video_id uuid not null,
  person_hash bigint not null,
  primary key (day, video_id, person_hash)
);

-- `viewers`: people whose first view of the day fell into this hour. Kept for two days.
create table video_hours (
  video_id uuid not null references videos (id) on delete cascade,
  hour timestamptz not null,
  views integer not null,
  viewers integer not null,
  primary key (video_id, hour)
) with (fillfactor = 80);
create index video_hours_hour on video_hours (hour);

create table video_days (
  video_id uuid not null references videos (id) on delete cascade,
  day date not null,
  views integer not null,
  viewers integer not null,
  primary key (video_id, day)
) with (fillfactor = 80);
create index video_days_day on video_days using brin (day);

-- Distinct viewers a day, summed over each period. What the rankings read.
create table video_popularity (
  video_id uuid primary key references videos (id) on delete cascade,
  viewers_today integer not null default 0,
  viewers_week integer not null default 0,
  viewers_month integer not null default 0,
  viewers_all_time bigint not null default 0
);
create index video_popularity_today on video_popularity (viewers_today desc, video_id desc) where viewers_today > 0;
create index video_popularity_week on video_popularity (viewers_week desc, video_id desc) where viewers_week > 0;
create index video_popularity_month on video_popularity (viewers_month desc, video_id desc) where viewers_month > 0;
create index video_popularity_all_time on video_popularity (viewers_all_time desc, video_id desc)
  where viewers_all_time > 0;

-- Up to which hour and day the periods have been let go of.
create table view_rollup_progress (
  only_row boolean primary key default true check (only_row),
  hour timestamptz not null,
  day date not null
);
insert into view_rollup_progress (hour, day)
values (date_trunc('hour', now(), 'UTC'), (now() at time zone 'UTC')::date);

-- Page views: which page, whence and from which country; the hash ends with the day.
create table page_views (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  visitor_hash bigint,
  path text not null,
  referrer_host text,
  country text,
  device text not null check (device in ('desktop', 'mobile', 'tablet'))
);
create index page_views_created on page_views using brin (created_at);
