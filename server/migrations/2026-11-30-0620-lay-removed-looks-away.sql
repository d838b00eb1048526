-- What a decision took off a profile: it can be put back while there may be a complaint. Its files lie where none is sent.
create table removed_looks (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references profiles (id) on delete cascade,
  display_name text,
  avatar_key text,
  avatar_path text,
  cover_key text,
  cover_path text,
  removed_at timestamptz not null default now(),
  put_back_at timestamptz
);
create index removed_looks_profile on removed_looks (profile_id, removed_at desc);
create index removed_looks_avatar on removed_looks (avatar_key) where avatar_key is not null;
create index removed_looks_cover on removed_looks (cover_key) where cover_key is not null;
create index removed_looks_age on removed_looks (removed_at);
