-- The name under which a member's picture was uploaded, as client libraries ask for it again. Where it lies is the key.
alter table profiles
  add column avatar_path text check (length(avatar_path) <= 300),
  add column cover_path text check (length(cover_path) <= 300),
  -- Others see the favourites of a member who wants it so.
  add column shows_favorites boolean not null default false;
