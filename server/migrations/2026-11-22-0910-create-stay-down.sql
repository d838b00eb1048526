-- What was taken down and must not come back. `sha256` is that of a whole source file; a hash that survives another
-- encoding would be a kind of its own.
create table stay_down_hashes (
  kind text not null check (kind in ('sha256')),
  hash bytea not null check (kind <> 'sha256' or octet_length(hash) = 32),
  reason text not null check (length(reason) between 1 and 500),
  added_at timestamptz not null default now(),
  primary key (kind, hash)
);

-- Of the file as it came in: it outlives the source, so that a removal can still name it. Null: came in before.
alter table media_assets add column source_sha256 bytea check (octet_length(source_sha256) = 32);
