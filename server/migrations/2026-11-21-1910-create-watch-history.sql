-- What members watched, and where they stopped: two things, each kept unless its owner says otherwise.
create table watch_settings (
  member_id uuid primary key references profiles (id) on delete cascade,
  keeps_history boolean not null default true,
  keeps_positions boolean not null default true
);

create table watch_history (
  member_id uuid not null references profiles (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  watched_at timestamptz not null default now(),
  primary key (member_id, video_id)
);
create index watch_history_newest on watch_history (member_id, watched_at desc, video_id desc);
create index watch_history_video on watch_history (video_id);

create table watch_positions (
  member_id uuid not null references profiles (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  position_seconds integer not null check (position_seconds >= 0),
  updated_at timestamptz not null default now(),
  primary key (member_id, video_id)
) with (fillfactor = 90);
create index watch_positions_video on watch_positions (video_id);

-- The newest of the uploaders that somebody follows.
create index videos_uploader_newest on videos (uploader_id, published_at desc, id desc)
  where publish_status = 'published';
