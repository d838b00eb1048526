-- What playbacks have reported of themselves. The key is made of the token of the playback, which nobody else has: nothing
-- here says who watched. A row lives as long as its token can report more.
create table playback_reports (
  playback uuid primary key,
  video_id uuid not null,
  -- The UTC day on which it began.
  day date not null,
  seconds integer not null check (seconds > 0),
  parts bit(50) not null,
  -- What of it the days below hold already; null: nothing.
  kept_seconds integer,
  kept_parts bit(50),
  is_waiting boolean not null default true
) with (fillfactor = 80);
create index playback_reports_waiting on playback_reports (playback) where is_waiting;
create index playback_reports_day on playback_reports (day) where not is_waiting;

-- `parts`: of the playbacks that began on that day, how many played the middle of each fiftieth of the length.
create table video_watch_days (
  video_id uuid not null references videos (id) on delete cascade,
  day date not null,
  playbacks integer not null,
  seconds bigint not null,
  parts integer[] not null check (cardinality(parts) = 50),
  primary key (video_id, day)
) with (fillfactor = 80);

-- The same, of all time.
create table video_watch_totals (
  video_id uuid primary key references videos (id) on delete cascade,
  playbacks bigint not null,
  seconds bigint not null
) with (fillfactor = 80);
