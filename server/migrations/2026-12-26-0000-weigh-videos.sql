-- Bytes of what is made of a file beside its renditions. Without a row they were not counted yet.
create table file_costs (
  media_id uuid primary key references media_assets on delete cascade,
  picture_bytes bigint not null check (picture_bytes >= 0),
  preview_bytes bigint not null check (preview_bytes >= 0),
  caption_bytes bigint not null check (caption_bytes >= 0),
  counted_at timestamptz not null default now()
);
create index media_assets_source_ready on media_assets (ready_at, id) where source_key is not null and state = 'ready';

-- What each video takes in storage, beside how much it is watched. Worked out anew every hour; a list reads nothing else.
create table video_costs (
  video_id uuid primary key references videos on delete cascade,
  media_id uuid not null,
  bytes bigint not null,
  source_bytes bigint not null,
  h264_bytes bigint not null,
  av1_bytes bigint not null,
  sound_bytes bigint not null,
  extra_bytes bigint not null,
  -- Of the H.264 renditions, those that may go once nobody watches it any more. 0 where not everybody may watch it now.
  tall_bytes bigint not null,
  -- Since when its source is of no more use; null: it has none, or still needs it.
  source_idle_since timestamptz,
  watched_seconds bigint not null,
  -- The day it was watched last, came out, or got its file: the latest of them.
  idle_since date not null,
  bytes_per_minute bigint generated always as (bytes * 60 / greatest(watched_seconds, 60)) stored
);
create index video_costs_bytes on video_costs (bytes desc, video_id desc);
create index video_costs_per_minute on video_costs (bytes_per_minute desc, video_id desc) where watched_seconds > 0;
create index video_costs_unwatched on video_costs (bytes desc, video_id desc) where watched_seconds = 0;
create index video_costs_tall on video_costs (idle_since, video_id) where tall_bytes > 0;
create index video_costs_media on video_costs (media_id);

-- The sums of it all, as they were counted last.
create table storage_sums (
  only_row boolean primary key default true check (only_row),
  sums jsonb not null,
  counted_at timestamptz not null
);

-- What the machines of workers can encode with, as their workers found when they started.
create table worker_encoders (
  host text not null,
  encoder text not null check (encoder in ('software', 'nvenc', 'qsv', 'vaapi')),
  works boolean not null,
  -- Why it does not, or failed last.
  why text,
  is_used boolean not null,
  failures integer not null default 0,
  set_aside_at timestamptz,
  checked_at timestamptz not null default now(),
  primary key (host, encoder)
);

-- Videos that were not found where they play from, for whoever looks after them.
create index source_looks_missed on source_looks (first_missed_at desc, video_id desc) where misses > 0;
