-- What a process writes when it begins to listen to the primary, where replicas are read: a replica that has the row follows
-- this primary, and not one that was before it or another cluster. Who wrote it renews it; what is old goes.
create table replica_marks (
  id uuid primary key,
  renewed_at timestamptz not null default now()
);
