-- Of who is gone nothing is noted: their pictures are deleted one by one, wherever they lie.
create or replace function tell_whom_member_pictures_are_for() returns trigger language plpgsql as $$
declare
  was_open boolean := old.held_look is null and old.leaving_at is null;
  is_open boolean := false;
begin
  if tg_op = 'UPDATE' then
    is_open := new.held_look is null and new.leaving_at is null;
    if was_open = is_open and (old.avatar_key, old.cover_key) is not distinct from (new.avatar_key, new.cover_key) then
      return null;
    end if;
  end if;
  if was_open <> is_open then
    perform pg_notify('tsukimi', json_build_object('topic', 'videos.files', 'ids', json_build_array(old.id),
      'withheld', was_open)::text);
  end if;
  if tg_op = 'DELETE' then
    delete from file_changes where id = old.id;
  else
    insert into file_changes (id, was_open) values (old.id, was_open and not is_open);
  end if;
  return null;
end $$;
