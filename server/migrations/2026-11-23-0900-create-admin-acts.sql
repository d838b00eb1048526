-- What admins did, for good: rows are added and never changed. Names are kept as they were, for they outlive accounts.
create table admin_acts (
  id bigint generated always as identity primary key,
  acted_at timestamptz not null default now(),
  -- Null: a command of the shell, or the site by itself. No foreign key: the log outlives accounts.
  actor_id uuid,
  actor_name text not null check (length(actor_name) between 1 and 60),
  act text not null check (act ~ '^[a-z_]+[.][a-z_]+$'),
  target_kind text not null check (target_kind ~ '^[a-z_]+$'),
  target_id text check (length(target_id) <= 200),
  summary text not null check (length(summary) between 1 and 500),
  details jsonb not null default '{}'
);
create index admin_acts_actor on admin_acts (actor_id, id desc);
create index admin_acts_act on admin_acts (act, id desc);
create index admin_acts_target on admin_acts (target_kind, target_id, id desc);
create index admin_acts_words on admin_acts using gin (lower(summary) gin_trgm_ops);

create function refuse_change_of_acts() returns trigger language plpgsql as $$
begin
  raise exception 'the log of acts is only added to';
end $$;
create trigger admin_acts_only_grow before update or delete or truncate on admin_acts
  for each statement execute function refuse_change_of_acts();
