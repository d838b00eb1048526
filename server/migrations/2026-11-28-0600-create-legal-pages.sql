-- Texts of the pages under /information. What was published stays as it was.
create table legal_versions (
  id uuid primary key,
  page text not null,
  -- Null: the draft.
  number integer check (number > 0),
  body text not null check (length(body) between 1 and 100000),
  -- From when on it holds, as its text says.
  effective_on date,
  -- What is new in it.
  summary text not null default '' check (length(summary) <= 500),
  -- Null: it came with the program, or who wrote it is gone.
  written_by uuid references profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  constraint legal_versions_published check ((number is null) = (published_at is null))
);
create unique index legal_versions_number on legal_versions (page, number) where number is not null;
create unique index legal_versions_draft on legal_versions (page) where number is null;
create index legal_versions_writer on legal_versions (written_by);

-- Which versions of the terms a member has accepted.
create table terms_acceptances (
  member_id uuid not null references profiles (id) on delete cascade,
  number integer not null,
  accepted_at timestamptz not null default now(),
  primary key (member_id, number)
);
