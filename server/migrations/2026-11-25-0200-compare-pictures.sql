-- Every picture that came in: what it is known again by, and whether it may be shown. Documents of identity checks are none of them.
create table pictures (
  id uuid primary key,
  -- By which of the ways in; what it is for goes by that.
  intake text not null,
  owner_id uuid references profiles (id) on delete set null,
  -- A member, a photo, a video; null where a file of a bucket is nobody's yet.
  subject_id uuid,
  -- What whoever shows it wants to know: a name, a caption, sizes.
  details jsonb not null default '{}',
  -- Where its files lie, the largest first. None: a frame of a video was chosen.
  keys text[] not null default '{}',
  -- Of the file that was sent, and of everything that was drawn of it.
  sha256s bytea[] not null default '{}',
  -- It is shown; it waits for another's list, for a person because of what was found, for a person because no list could be asked,
  -- or because what was reviewed before is changed; it was refused and stays as evidence.
  state text not null default 'shown'
    check (state in ('shown', 'asking', 'matched', 'unreachable', 'review', 'refused')),
  found jsonb not null default '[]',
  is_minor_related boolean not null default false,
  came_at timestamptz not null default now(),
  asked_at timestamptz not null default now()
);
create index pictures_waiting on pictures (asked_at, id) where state in ('matched', 'unreachable', 'review');
create index pictures_keys on pictures using gin (keys);
create index pictures_sha256s on pictures using gin (sha256s);
create index pictures_owner on pictures (owner_id) where owner_id is not null;
create index pictures_subject on pictures (subject_id) where state not in ('shown', 'refused');

-- The hashes of the whole picture and of what was cut out of it, each with its 16 parts, to find it by.
create table picture_hashes (
  picture_id uuid not null references pictures (id) on delete cascade,
  position smallint not null,
  hash bytea not null check (octet_length(hash) = 32),
  bands integer[] not null check (cardinality(bands) = 16),
  primary key (picture_id, position)
);
create index picture_hashes_bands on picture_hashes using gin (bands) with (fastupdate = off);

-- Further files by which an entry is known: what was drawn of a picture that is on the list.
create table stay_down_copies (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  entry_id uuid not null references stay_down_entries (id) on delete cascade
);
create index stay_down_copies_entry on stay_down_copies (entry_id);

alter table stay_down_entries
  -- Which kind of picture it was; null: a video.
  add column picture_intake text,
  -- Decided as something that may show a minor: what looks like it is for few admins to see.
  add column is_minor_related boolean not null default false,
  -- When it was compared with the pictures that are here; null: it waits for that. And how many were found.
  add column pictures_compared_at timestamptz,
  add column found_pictures integer not null default 0 check (found_pictures >= 0);
create index stay_down_pictures_waiting on stay_down_entries (added_at, id) where pictures_compared_at is null;
