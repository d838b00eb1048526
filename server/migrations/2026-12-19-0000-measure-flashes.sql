-- For which files measuring for flashing that can hurt has ended.
create table flash_measures (
  media_id uuid primary key references media_assets on delete cascade,
  measured_at timestamptz not null default now(),
  -- [{kind, from, to}], in seconds: told again to a video that gets the file later. Null: it could not be measured.
  found jsonb
);

-- Moments of a video of which viewers are told before: flashing, found or said, and warnings, which are tags.
create table video_moments (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references videos on delete cascade,
  kind text not null check (kind in ('general', 'red', 'warning')),
  tag_id bigint references tags on delete cascade,
  starts_at real not null check (starts_at >= 0),
  ends_at real not null check (ends_at > starts_at),
  by_hand boolean not null,
  -- An admin said that this is none.
  dismissed_at timestamptz,
  check ((kind = 'warning') = (tag_id is not null)),
  check (by_hand or kind <> 'warning')
);
create index video_moments_video on video_moments (video_id, starts_at);
create index video_moments_tag on video_moments (tag_id) where tag_id is not null;
