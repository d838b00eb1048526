-- Applications to the creator programme. Of one member one waits at most; what was decided or taken back stays.
create table creator_applications (
  id uuid primary key,
  applicant_id uuid not null references profiles (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  -- What the member makes, in a line.
  makes text not null check (length(makes) between 1 and 120),
  about text not null check (length(about) between 1 and 2000),
  links text[] not null check (cardinality(links) between 1 and 4),
  -- When it was confirmed that the member and everyone depicted is an adult, and that the rights are held.
  declared_at timestamptz not null default now(),
  -- Why it was refused, for its writer.
  reason text check (length(reason) between 1 and 1000),
  decided_by uuid references profiles (id) on delete set null,
  -- Also when it was taken back.
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint creator_applications_reason check ((state = 'refused') = (reason is not null)),
  constraint creator_applications_decided check ((state = 'pending') = (decided_at is null))
);
create unique index creator_applications_waiting on creator_applications (applicant_id) where state = 'pending';
create index creator_applications_applicant on creator_applications (applicant_id, created_at desc, id desc);
create index creator_applications_state on creator_applications (state, created_at desc, id desc);
create index creator_applications_newest on creator_applications (created_at desc, id desc);
create index creator_applications_reviewer on creator_applications (decided_by);
create index creator_applications_makes on creator_applications using gin (lower(makes) gin_trgm_ops);

-- One kind more, whichever there are by now.
do $$
declare
  kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK ', '') into strict kinds
  from pg_constraint where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass;
  alter table notifications drop constraint notifications_kind_check;
  execute format(
    'alter table notifications add constraint notifications_kind_check check (kind = ''application_decided'' or %s)',
    kinds);
end $$;
