-- Pictures of members follow their profile as files of videos follow their video: while a report has laid a look aside, or its
-- owner is leaving, they are not everybody's. Processes that send files hear of it, and so does whoever places them.
create function tell_whom_member_pictures_are_for() returns trigger language plpgsql as $$
declare
  was_open boolean := old.held_look is null and old.leaving_at is null;
  is_open boolean := tg_op = 'UPDATE';
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
  insert into file_changes (id, was_open) values (old.id, was_open and not is_open);
  return null;
end $$;

create trigger profiles_tell_files after delete or update of avatar_key, cover_key, held_look, leaving_at
  on profiles for each row execute function tell_whom_member_pictures_are_for();

-- What is withheld already is put out of reach where it lies.
insert into file_changes (id, was_open)
  select id, true from profiles where held_look is not null or leaving_at is not null;

-- The same for pictures of a profile that a case is about.
create or replace function is_for_child_safety(asked uuid) returns boolean language sql stable as $$
  select exists (
      select from cases c left join cases w on w.id = c.merged_into
      where c.target_kind = 'video' and c.target_id in (
          select asked
          union all select id from videos where media_id = asked or next_media_id = asked
          union all select p.thing_id from preserved_files f join preserved_things p on p.id = f.preserved_id
            where p.kind = 'video' and f.key = 'media/' || asked || '/')
        and coalesce(w.is_minor_related, c.is_minor_related) and coalesce(w.state, c.state) <> 'dismissed')
    or exists (
      select from cases c left join cases w on w.id = c.merged_into
      where c.target_kind = 'profile' and c.target_id = asked
        and coalesce(w.is_minor_related, c.is_minor_related) and coalesce(w.state, c.state) <> 'dismissed')
    or exists (
      select from media_checks k
      where k.media_id in (select asked union all select media_id from videos where id = asked)
        and k.state = 'matched' and k.found @> '[{"is_minor_related": true}]')
$$;
