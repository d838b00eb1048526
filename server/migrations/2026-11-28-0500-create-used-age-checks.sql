-- Age checks by an outside service that were used, so that none is used twice. A hash of a random text, and a time that
-- is forgotten within the hour: it says nothing about who was checked. A crash may lose none: a check could be used again.
create table used_age_checks (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  used_at timestamptz not null default now()
);
create index used_age_checks_used_at on used_age_checks (used_at);
