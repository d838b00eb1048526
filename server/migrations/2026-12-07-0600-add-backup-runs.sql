-- Backups of the site and restores that proved them. A backup does not hold this table's newest row, which is its own.
create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'drill')),
  -- Folder or s3://bucket/prefix, and the name of the backup there; null: none was made.
  target text not null check (char_length(target) <= 1000),
  backup text check (char_length(backup) <= 40),
  started_at timestamptz not null,
  -- Null: under way, or its process was killed.
  ended_at timestamptz,
  -- Null: it went well.
  fault text check (char_length(fault) <= 2000),
  -- Of all files in it, and of those that had to be copied.
  bytes bigint check (bytes >= 0),
  copied_bytes bigint check (copied_bytes >= 0)
);

create index backup_runs_well on backup_runs (kind, ended_at desc) where ended_at is not null and fault is null;
create index backup_runs_started on backup_runs (started_at desc);
