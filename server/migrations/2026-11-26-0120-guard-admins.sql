-- Since when somebody is an admin: from then on a session lasts hours, and a second factor is asked for after days. Of those who
-- are it now: from now on. By a trigger, for roles are written in more than one place.
alter table profiles add column admin_since timestamptz;
update profiles set admin_since = now() where role = 'admin';

create function note_admin_since() returns trigger language plpgsql as $$
begin
  if new.role is distinct from 'admin' then
    new.admin_since := null;
  elsif tg_op = 'INSERT' then
    new.admin_since := now();
  elsif old.role is distinct from 'admin' then
    new.admin_since := now();
  end if;
  return new;
end $$;
create trigger profiles_admin_since before insert or update of role on profiles
  for each row execute function note_admin_since();
