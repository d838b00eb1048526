-- When an entry began to be compared with what is here already; null: it waits for that. How many videos were found.
alter table stay_down_entries
  add column compared_at timestamptz,
  add column found_count integer not null default 0 check (found_count >= 0);
create index stay_down_waiting on stay_down_entries (added_at, id) where compared_at is null;

-- The comparison that goes on, at most one at a time: which entries, and how far through the files.
create table stay_down_look (
  is_only boolean primary key default true check (is_only),
  entry_ids uuid[] not null,
  -- The asset that was compared last.
  after uuid,
  compared integer not null default 0,
  found integer not null default 0,
  begun_at timestamptz not null default now()
);

-- By the very file.
create index media_assets_sha256 on media_assets (source_sha256) where source_sha256 is not null;
