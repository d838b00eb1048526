-- What a file is known again by where it sounds the same: 32 bits for each moment.
create table sound_prints (
  media_id uuid primary key references media_assets on delete cascade,
  -- Little-endian; 0 is silence. Empty: it has no sound.
  moments bytea not null,
  made_at timestamptz not null default now()
);

-- What one may skip in an episode. Found by sound, or said by hand, which goes before: without times, that there is none.
create table skips (
  video_id uuid not null references videos on delete cascade,
  kind text not null check (kind in ('opening', 'ending', 'recap')),
  starts_at real check (starts_at >= 0),
  ends_at real check (ends_at > starts_at),
  by_hand boolean not null,
  -- Openings of one season that are the same one.
  song uuid,
  primary key (video_id, kind),
  check ((starts_at is null) = (ends_at is null)),
  check (by_hand or starts_at is not null)
);

-- Whether skips are looked for in its episodes.
alter table works add column finds_skips boolean not null default true;
