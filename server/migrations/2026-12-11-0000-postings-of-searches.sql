-- Where each common lexeme stands in each order, so that a search of a large catalogue reads the places of its words from the
-- top of the order instead of its rows. Made anew at night, beside what is in use; a smaller catalogue has none.

-- One row while there are postings.
create table search_edition (
  edition bigint primary key generated always as identity,
  -- Places of each order.
  videos integer not null,
  block_size integer not null,
  made_at timestamptz not null default now()
);

-- All lexemes of the index, and how many videos have each. The common ones have postings.
create table search_lexemes (
  lexeme text collate "C" not null,
  id integer not null,
  videos integer not null,
  is_common boolean not null,
  constraint search_lexemes_pkey primary key (lexeme)
);

-- Which videos stand where, 64 places a row.
create table search_places (
  sort smallint not null,
  part integer not null,
  ids uuid[] not null,
  constraint search_places_pkey primary key (sort, part)
);

-- `places`: those in the block, packed as posting-list.ts says, in base64: what is read is sent as it stands.
create table search_postings (
  sort smallint not null,
  lexeme integer not null,
  block integer not null,
  places text storage external not null,
  constraint search_postings_pkey primary key (sort, lexeme, block)
);

-- What was indexed since: its postings, if it has any, are not believed.
create table search_changes (
  video_id uuid primary key references videos (id) on delete cascade,
  lexemes tsvector not null,
  changed_at timestamptz not null default now()
);
-- What leaves the public leaves both.
create or replace function leave_search() returns trigger language plpgsql as $$
begin
  delete from video_search where video_id = new.id;
  delete from search_changes where video_id = new.id;
  return null;
end $$;
create index search_changes_lexemes on search_changes using gin (lexemes) with (fastupdate = off);
create index search_changes_changed_at on search_changes (changed_at);
