-- Accounts stand beneath profiles and cannot ask at their door: what they change of a profile, they change by these
-- functions, which belong to profiles.

-- A profile for a new member. False: the id or the name is in use.
create function open_profile(profile_id uuid, profile_username text, profile_display_name text, profile_role text)
returns boolean language sql as $$
  with opened as (
    insert into profiles (id, username, display_name, role)
    values (profile_id, profile_username, profile_display_name, profile_role)
    on conflict do nothing returning 1)
  select exists (select from opened)
$$;

create function rename_profile(profile_id uuid, new_username text) returns void language sql as $$
  update profiles set username = new_username where id = profile_id
$$;

-- False, with nothing written, while a report holds how the profile looks.
create function write_display_name(profile_id uuid, new_name text) returns boolean language sql as $$
  with written as (
    update profiles set display_name = new_name where id = profile_id and held_look is null returning 1)
  select exists (select from written)
$$;

create function write_profile_role(profile_id uuid, new_role text) returns void language sql as $$
  update profiles set role = new_role where id = profile_id
$$;

-- The address is confirmed: who could only read becomes a member. Other roles stay.
create function confirm_profile(profile_id uuid) returns void language sql as $$
  update profiles set role = 'member' where id = profile_id and role = 'unverified_member'
$$;

-- Strangers no longer see a profile that is leaving.
create function write_leaving(profile_id uuid, is_leaving boolean) returns void language sql as $$
  update profiles set leaving_at = case when is_leaving then coalesce(leaving_at, now()) end where id = profile_id
$$;

create function delete_profile(profile_id uuid) returns void language sql as $$
  delete from profiles where id = profile_id
$$;
