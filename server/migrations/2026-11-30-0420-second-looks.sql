-- Acts that cannot be undone and wait for a second admin. A row goes when it is confirmed or declined; the log remains.
create table second_looks (
  id uuid primary key,
  -- The call that was made, and with what; it is made again, as whoever asked, when another admin confirms it.
  call text not null,
  input jsonb not null,
  subject_kind text not null check (subject_kind in ('case', 'hold', 'data_request')),
  subject_id uuid not null,
  -- How its subject stood when it was asked for: what changed since is looked at anew.
  stood text not null,
  is_minor_related boolean not null,
  summary text not null check (length(summary) between 1 and 500),
  asked_by uuid not null references profiles (id) on delete cascade,
  asked_at timestamptz not null default now(),
  unique (call, subject_id)
);
create index second_looks_asker on second_looks (asked_by);

-- Who looked second at a decision; they are no other person when it is complained of.
alter table case_decisions add column confirmed_by uuid references profiles (id) on delete set null;
create index case_decisions_confirmer on case_decisions (confirmed_by) where confirmed_by is not null;
