-- Albums and photos of members. Ids grow with time, so they are the order of time too.
create table albums (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  description text check (length(description) between 1 and 500),
  -- One that is not public is seen by its owner alone, with all that is in it.
  is_public boolean not null default true,
  -- Photos in it that are published.
  photo_count integer not null default 0 check (photo_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 90);
create index albums_owner on albums (owner_id, id desc);

create table photos (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  album_id uuid references albums (id) on delete cascade,
  -- Where its two files lie: as large as it is shown, and a square for lists.
  photo_key text not null check (length(photo_key) <= 300),
  small_key text not null check (length(small_key) <= 300),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Of both files.
  bytes integer not null check (bytes > 0),
  -- Of the file as it was sent: what is removed after a report is not taken in again.
  source_sha256 bytea not null check (length(source_sha256) = 32),
  caption text check (length(caption) between 1 and 300),
  -- Held by a report, or removed after one: then nobody is sent it.
  state text not null default 'published' check (state in ('published', 'held', 'removed')),
  created_at timestamptz not null default now()
) with (fillfactor = 90);
create index photos_owner on photos (owner_id, id desc);
create index photos_album on photos (album_id, id desc);

create function keep_photo_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'published' and old.album_id is not null then
    update albums set photo_count = photo_count - 1 where id = old.album_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'published' and new.album_id is not null then
    update albums set photo_count = photo_count + 1 where id = new.album_id;
  end if;
  return null;
end $$;
create trigger photos_count after insert or delete or update of state, album_id on photos
  for each row execute function keep_photo_count();
