-- Who has what of the legal desk that is no case: urgent requests, data requests, complaints (by their case).
create table desk_assignments (
  kind text not null check (kind in ('urgent_request', 'data_request', 'complaint')),
  item_id uuid not null,
  assignee_id uuid not null references profiles (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (kind, item_id)
);
create index desk_assignments_assignee on desk_assignments (assignee_id);
