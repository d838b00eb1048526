-- What playbacks have reported of themselves, by the day (UTC) on which they began; the day is in the token, as all that the
-- key is made of, so that a key has one day. In place of playback_reports: processes of the version before name its key
-- alone in `on conflict`, which a table that is partitioned by day cannot have. What they still write there is added from
-- there, and a later version drops it.
create table watch_reports (
  playback uuid not null,
  video_id uuid not null,
  day date not null,
  seconds integer not null check (seconds > 0),
  parts bit(50) not null,
  -- What of it is added to the days already; null: nothing.
  kept_seconds integer,
  kept_parts bit(50),
  is_waiting boolean not null default true,
  primary key (playback, day)
) partition by range (day);
create index watch_reports_waiting on watch_reports (playback) where is_waiting;
create table watch_reports_rest partition of watch_reports default with (fillfactor = 80);
