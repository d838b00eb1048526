-- Comments under videos, threads one level deep. Ids grow with time, so they are the order of time too.
create table comments (
  id uuid primary key,
  video_id uuid not null references videos (id) on delete cascade,
  -- The comment that heads the thread; null: this one does.
  parent_id uuid references comments (id) on delete cascade,
  author_id uuid references profiles (id) on delete set null,
  content text not null check (length(content) <= 2000),
  state text not null default 'published' check (state in ('published', 'held', 'removed', 'deleted')),
  -- Held for a word of the operator's list, or by a report.
  held_for text check (held_for in ('word', 'report')),
  like_count integer not null default 0 check (like_count >= 0),
  -- Kept: published replies.
  reply_count integer not null default 0 check (reply_count >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  check ((state = 'held') = (held_for is not null))
) with (fillfactor = 90);
-- A thread stays listed while it has replies, whatever became of its first comment.
create index comments_newest on comments (video_id, id desc)
  where parent_id is null and (state = 'published' or reply_count > 0);
create index comments_top on comments (video_id, like_count desc, id desc)
  where parent_id is null and (state = 'published' or reply_count > 0);
create index comments_replies on comments (parent_id, id) where parent_id is not null and state = 'published';
create index comments_thread on comments (parent_id) where parent_id is not null;
create index comments_held on comments (author_id, video_id) where state = 'held';
create index comments_waiting on comments (id) where state = 'held' and held_for = 'word';
create index comments_author on comments (author_id, id desc);

create table comment_likes (
  member_id uuid not null references profiles (id) on delete cascade,
  comment_id uuid not null references comments (id) on delete cascade,
  -- True only until the transaction that takes it back deletes it.
  ended boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (member_id, comment_id)
);
create index comment_likes_comment on comment_likes (comment_id);

-- Kept: published comments and replies.
alter table videos add column comment_count integer not null default 0;
