-- What was taken down and must not come back, each entry with why and by whom. It holds the SHA-256 of a whole file, the
-- hashes of its frames, or both.
create table stay_down_entries (
  id uuid primary key,
  sha256 bytea unique check (octet_length(sha256) = 32),
  reason text not null check (length(reason) between 1 and 500),
  -- The asset whose file it was; it goes, the entry stays.
  media_id uuid,
  video_id uuid references videos (id) on delete set null,
  added_by uuid references profiles (id) on delete set null,
  -- How many frames of it are known.
  frame_count integer not null default 0 check (frame_count >= 0),
  added_at timestamptz not null default now(),
  check (sha256 is not null or media_id is not null)
);
create index stay_down_newest on stay_down_entries (added_at desc, id desc);
create index stay_down_media on stay_down_entries (media_id) where media_id is not null;
create index stay_down_video on stay_down_entries (video_id) where video_id is not null;
create index stay_down_adder on stay_down_entries (added_by) where added_by is not null;
create index stay_down_words on stay_down_entries using gin (reason gin_trgm_ops);

insert into stay_down_entries (id, sha256, reason, added_at)
  select gen_random_uuid(), hash, reason, added_at from stay_down_hashes;
drop table stay_down_hashes;

-- Frames of what is on the list. `bands` are the 16 parts of a hash with their place, to find it by any that is unchanged.
create table stay_down_frames (
  entry_id uuid not null references stay_down_entries (id) on delete cascade,
  position smallint not null,
  hash bytea not null check (octet_length(hash) = 32),
  bands integer[] not null check (cardinality(bands) = 16),
  primary key (entry_id, position)
);
create index stay_down_bands on stay_down_frames using gin (bands) with (fastupdate = off);

-- By what a file can be known again in another encoding: hashes of 32 bytes one after another, and where they are from.
create table media_fingerprints (
  media_id uuid primary key references media_assets (id) on delete cascade,
  frames bytea not null check (octet_length(frames) % 32 = 0),
  seconds real[] not null,
  made_at timestamptz not null default now(),
  check (octet_length(frames) = 32 * cardinality(seconds))
);

-- Whether a file may be shown, where there was something to compare it with. No row: nothing was asked.
create table media_checks (
  media_id uuid primary key references media_assets (id) on delete cascade,
  -- Publication waits; nothing was found; it looks like something on a list; a list could not be asked, and publication
  -- goes on or does not; a person let it pass.
  state text not null default 'waiting'
    check (state in ('waiting', 'clear', 'matched', 'unasked', 'unreachable', 'passed')),
  -- What it looks like, and by which rule.
  found jsonb not null default '[]',
  -- All its frames, while it waits.
  frames bytea check (octet_length(frames) % 32 = 0),
  asked_at timestamptz not null default now(),
  decided_at timestamptz
);
create index media_checks_waiting on media_checks (asked_at) where state = 'waiting';
