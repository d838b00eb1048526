-- What members say about themselves, and whether others see how many videos they watched: not unless they say so.
alter table profiles add column bio text, add column links text[] not null default '{}',
  add column shows_watched boolean not null default false,
  add constraint profiles_bio check (char_length(bio) between 1 and 500),
  add constraint profiles_links check (cardinality(links) <= 5);
alter table removed_looks add column bio text, add column links text[] not null default '{}';

-- What they say is evidence like their names and pictures.
drop trigger profiles_preserve on profiles;
create trigger profiles_preserve before delete or update of display_name, avatar_key, cover_key, bio, links, held_look on profiles
  for each row execute function preserve_evidence('profile', 'id', 'display_name', 'avatar_key', 'cover_key', 'bio', 'links');
