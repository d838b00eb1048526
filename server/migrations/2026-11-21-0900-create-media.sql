-- One asset is one source file and all that is made from it. It knows files, not videos.
create table media_assets (
  id uuid primary key,
  state text not null default 'queued' check (state in
    ('queued', 'probing', 'encoding_first', 'playable', 'encoding_ladder', 'finishing', 'ready', 'failed')),
  -- Share of the whole work, and encoded time over length of the pass that runs; both 0 to 1.
  progress real not null default 0 check (progress between 0 and 1),
  pass_progress real not null default 0 check (pass_progress between 0 and 1),
  -- Why it failed, as a sentence for a person.
  reason text,
  attempts integer not null default 0 check (attempts >= 0),

  -- Object of the source; null once it is no longer needed.
  source_key text,
  source_name text not null,
  source_bytes bigint not null check (source_bytes > 0),
  -- What the file holds, known once it was looked at.
  source jsonb,
  -- What was made beside the renditions: thumbnails, storyboard, preview, captions, loudness.
  extras jsonb not null default '{}',

  -- Who works on it now, and its last sign of life.
  claimed_by uuid,
  heartbeat_at timestamptz,

  queued_at timestamptz not null default now(),
  playable_at timestamptz,
  -- The first pass is complete and kept: it is never made again.
  first_pass_at timestamptz,
  ready_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'ready') <= (ready_at is not null)),
  check ((state = 'failed') = (reason is not null))
);
create index media_assets_unfinished on media_assets (coalesce(heartbeat_at, queued_at))
  where state not in ('ready', 'failed');

create table renditions (
  media_id uuid not null references media_assets (id) on delete cascade,
  -- `720p`, or `audio-1`: its folder.
  name text not null,
  kind text not null check (kind in ('video', 'audio')),
  playlist_key text not null,
  width integer,
  height integer,
  frame_rate real,
  language text,
  label text,
  is_default boolean not null default false,
  codecs text not null,
  -- Bits per second, measured.
  bandwidth integer not null check (bandwidth >= 0),
  average_bandwidth integer not null check (average_bandwidth >= 0),
  segments integer not null check (segments > 0),
  bytes bigint not null check (bytes >= 0),
  duration_seconds real not null,
  created_at timestamptz not null default now(),
  primary key (media_id, name),
  check ((kind = 'video') = (width is not null and height is not null and frame_rate is not null))
);
