-- Addresses of e-mail have one form now: the host in lower case without a dot at its end, and nothing within that a mail
-- server could read as a list, a comment, a route or a quote. Hosts of other scripts are found in both of their forms.
create function pg_temp.host_form(address text) returns text language sql immutable as $$
  select regexp_replace(address, '@[^@]*$', '') || '@' || lower(rtrim(substring(address from '@([^@]*)$'), '.'))
$$;

update accounts a set email = pg_temp.host_form(a.email), updated_at = now()
where a.email like '%@%' and pg_temp.host_form(a.email) <> a.email
  and not exists (
    select from accounts other where other.id <> a.id and lower(other.email) = lower(pg_temp.host_form(a.email))
  );

-- What breaks the rule never reached a mailbox of its own: nothing is mailed there any longer, and whoever confirmed
-- such an address did so from another's. The member can still sign in with it where that is enough, and give another.
create function pg_temp.is_no_address(address text) returns boolean language sql immutable as $$
  select address ~ U&'[,;:()<>\005C\005C"`%!|[:space:][:cntrl:]\00AD\034F\061C\115F\1160\17B4\17B5\180B-\180F\200B-\200F\2028-\202E\2060-\206F\3164\FE00-\FE0F\FEFF\FFA0\+0E0000-\+0E0FFF]'
    or address !~ '^[^@]+@[^@]+$'
$$;

update profiles set role = 'unverified_member'
where role = 'member' and id in (select id from accounts where pg_temp.is_no_address(email));
update accounts set email_verified_at = null, updated_at = now()
where email_verified_at is not null and pg_temp.is_no_address(email);
delete from email_changes where pg_temp.is_no_address(new_email);
