-- Views that hours and days have already and the counts of their videos have not: a rollup adds them to a video once, however
-- many batches of views it came in. A video has 34 indexes, and each change of its counts writes to all of them.
create table view_sums (
  video_id uuid not null,
  hour timestamptz not null,
  views integer not null,
  viewers integer not null,
  primary key (video_id, hour)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
        autovacuum_vacuum_insert_threshold = -1);
