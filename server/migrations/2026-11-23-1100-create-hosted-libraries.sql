-- Libraries of a video host. Keys are sealed with a key derived from the site's secret; who reads this table has none.
create table hosted_account (
  is_only boolean primary key default true check (is_only),
  sealed_key bytea not null,
  stored_at timestamptz not null default now()
);

create table hosted_libraries (
  id bigint primary key check (id > 0),
  name text not null check (length(name) <= 200),
  video_count integer not null default 0 check (video_count >= 0),
  pull_zone_id bigint,
  -- For its videos.
  sealed_key bytea,
  -- Signs what it tells us.
  sealed_read_only_key bytea,
  listed_at timestamptz not null default now()
);

-- Where the videos of a library are streamed from. `videos.bunny_library_id` names it.
create table stream_hosts (
  library_id text primary key check (library_id ~ '^[1-9][0-9]{0,17}$'),
  host text not null check (host ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' and length(host) <= 253),
  -- Present: an address there opens only with a token made with it.
  sealed_token_key bytea
);

-- A video of the library is here once; one that was removed may come in anew.
create unique index videos_hosted on videos (bunny_video_id)
  where video_source = 'bunny_net' and publish_status <> 'removed';
