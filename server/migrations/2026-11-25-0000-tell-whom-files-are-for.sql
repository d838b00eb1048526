-- Files follow the state of the videos that show them. Whatever changes it, the processes that send files hear of it: ids of
-- the videos and assets, and whether they were everybody's before.
create function tell_whom_files_are_for() returns trigger language plpgsql as $$
declare
  ids uuid[] := '{}';
  was_open boolean := false;
begin
  if tg_op = 'INSERT' then
    -- What was not here before nobody has asked for.
    if new.publish_status <> 'published' or new.media_id is null then return null; end if;
  end if;
  if tg_op = 'UPDATE' then
    if (old.publish_status, old.media_id, old.next_media_id, old.uploader_id)
      is not distinct from (new.publish_status, new.media_id, new.next_media_id, new.uploader_id) then return null; end if;
  end if;
  if tg_op <> 'INSERT' then
    ids := array[old.id, old.media_id, old.next_media_id];
    was_open := old.publish_status = 'published';
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || array[new.id, new.media_id, new.next_media_id];
  end if;
  perform pg_notify('tsukimi', json_build_object('topic', 'videos.files',
    'ids', (select json_agg(distinct id) from unnest(ids) id where id is not null), 'withheld', was_open)::text);
  return null;
end $$;

create trigger videos_tell_files after insert or delete or update of publish_status, media_id, next_media_id, uploader_id
  on videos for each row execute function tell_whom_files_are_for();
