-- What is still to be done beside the site about files whose audience changed: an address of their own that the world fetches
-- them at is opened or shut, and a CDN is asked to let go of them. A worker empties it.
create table file_changes (
  position bigint generated always as identity primary key,
  -- Of the video or the asset.
  id uuid not null,
  -- They were everybody's before.
  was_open boolean not null,
  attempts smallint not null default 0,
  due_at timestamptz not null default now()
);
create index file_changes_due on file_changes (due_at, position);

-- Where files were placed last: all are looked at anew after the configuration names another place.
create table file_placing (
  is_only boolean primary key default true check (is_only),
  places text not null
);

create function note_files_to_place() returns trigger language plpgsql as $$
declare
  ids uuid[] := '{}';
  was_open boolean := tg_op <> 'INSERT' and old.publish_status = 'published';
  is_open boolean := tg_op <> 'DELETE' and new.publish_status = 'published';
begin
  if not was_open and not is_open then return null; end if;
  if tg_op = 'UPDATE' then
    if (old.publish_status, old.media_id, old.playback_state, old.playback, old.thumbnail_key, old.custom_thumbnail_key,
        old.cover_image_key, old.preview_key)
      is not distinct from (new.publish_status, new.media_id, new.playback_state, new.playback, new.thumbnail_key,
        new.custom_thumbnail_key, new.cover_image_key, new.preview_key) then return null; end if;
    -- Nothing is withheld by it.
    was_open := was_open and (not is_open or old.media_id is distinct from new.media_id);
  end if;
  if tg_op <> 'INSERT' then ids := array[old.id, old.media_id]; end if;
  if tg_op <> 'DELETE' then ids := ids || array[new.id, new.media_id]; end if;
  insert into file_changes (id, was_open)
    select distinct id, was_open from unnest(ids) id where id is not null;
  return null;
end $$;

create trigger videos_note_files after insert or delete or update of publish_status, media_id, playback_state, playback,
  thumbnail_key, custom_thumbnail_key, cover_image_key, preview_key
  on videos for each row execute function note_files_to_place();
