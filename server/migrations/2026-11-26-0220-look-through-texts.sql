-- How far the texts that are stored were looked through for prohibited terms, by the list that was then. One row for each kind.
create table text_looks (
  name text primary key,
  -- A hash of the list: with another all is looked through once more.
  list_mark text not null,
  -- The id that was looked at last; null: none yet.
  after_id text,
  done_at timestamptz,
  looked bigint not null default 0 check (looked >= 0),
  found integer not null default 0 check (found >= 0)
);
