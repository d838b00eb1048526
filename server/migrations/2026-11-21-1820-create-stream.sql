-- Posts in the stream of a profile. Ids grow with time, so they are the order of time too.
create table stream_posts (
  id uuid primary key,
  author_id uuid not null references profiles (id) on delete cascade,
  content text not null check (length(content) between 1 and 1000),
  state text not null default 'published' check (state in ('published', 'held', 'removed')),
  -- Held for a word of the operator's list, or by a report.
  held_for text check (held_for in ('word', 'report')),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  check ((state = 'held') = (held_for is not null))
);
create index stream_posts_newest on stream_posts (author_id, id desc) where state <> 'removed';
create index stream_posts_author on stream_posts (author_id);
