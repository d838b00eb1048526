-- Videos that play from elsewhere are looked after: whether their source still has them.
create table source_looks (
  video_id uuid primary key references videos (id) on delete cascade,
  next_look_at timestamptz not null default now(),
  -- Looks in a row that found it gone; those that found out nothing do not count.
  misses smallint not null default 0 check (misses between 0 and 1000),
  first_missed_at timestamptz,
  -- It was taken out of sight for that, and comes back with its source.
  is_taken boolean not null default false
);
create index source_looks_next on source_looks (next_look_at);
create index videos_from_elsewhere on videos (id)
  where video_source <> 'upload' and publish_status in ('published', 'pending');
