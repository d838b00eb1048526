-- What members search for again and again.
create table saved_searches (
  id uuid primary key,
  member_id uuid not null references profiles on delete cascade,
  name text not null check (length(name) between 1 and 80),
  query text not null check (length(query) between 1 and 200),
  -- Whether they are told of what is new in it.
  tells boolean not null,
  created_at timestamptz not null default now(),
  -- What was published since is what they are told of next.
  looked_until timestamptz not null default now(),
  unique (member_id, query)
);
create index saved_searches_of on saved_searches (member_id, created_at desc, id);
create index saved_searches_due on saved_searches (looked_until, id) where tells;
