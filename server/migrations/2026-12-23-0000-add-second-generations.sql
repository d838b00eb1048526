-- Which encoding a rendition is of: all that play a video beside each other are in its master.
alter table renditions add column generation text not null default 'h264' check (generation in ('h264', 'av1'));

-- A second ladder of what people watch, in fewer bits. One row for each file that has one, is to get one, or had one.
create table second_generations (
  media_id uuid primary key references media_assets on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'encoding', 'ready', 'failed', 'withdrawn')),
  -- Views that asked for it: what is watched most goes first.
  views integer not null default 0 check (views >= 0),
  progress real not null default 0 check (progress between 0 and 1),
  -- Why it failed, as a sentence for a person.
  reason text,
  attempts integer not null default 0 check (attempts >= 0),
  -- Somebody worked on it, and may have left files of it.
  was_begun boolean not null default false,
  -- Counts up each time it is made anew: files of an earlier one may still be in caches, under their own names.
  edition integer not null default 1 check (edition > 0),
  -- An admin asked for it, whatever the setting says.
  by_hand boolean not null default false,
  made_from text check (made_from in ('source', 'top rung')),
  -- How alike the least of its rungs is to what it was made from (SSIM).
  likeness real check (likeness between 0 and 1),
  -- Whether the master names it. It follows the state, also after a process was killed in between.
  is_listed boolean not null default false,
  claimed_by uuid,
  heartbeat_at timestamptz,
  queued_at timestamptz not null default now(),
  ready_at timestamptz,
  ended_at timestamptz,
  -- When the files of one that was withdrawn, or failed, were deleted.
  emptied_at timestamptz,
  check ((state = 'failed') = (reason is not null)),
  check ((state = 'ready') <= (ready_at is not null)),
  check ((state in ('failed', 'withdrawn')) = (ended_at is not null))
);
create index second_generations_next on second_generations (views desc, queued_at, media_id) where state in ('waiting', 'encoding');
create index second_generations_unlisted on second_generations (media_id) where (state = 'ready') <> is_listed;
create index second_generations_to_empty on second_generations (ended_at) where state in ('failed', 'withdrawn') and emptied_at is null;
create index second_generations_by_state on second_generations (state, views desc, media_id desc);

-- Finished files that never had one. For those who know which are watched.
create view media_to_improve as
  select m.id as media_id from media_assets m
  where m.state = 'ready' and not exists (select from second_generations g where g.media_id = m.id);

-- The files of published videos. For those who know which are watched.
create view published_files as
  select id as video_id, media_id, published_at from videos where publish_status = 'published' and media_id is not null;
