-- The share of likes that is certain: lower bound of the Wilson score interval at 95 %, in steps of 0.01. Most likes
-- of a well-known video leave it as it is, so that they touch no index.
create function certain_share(likes integer, dislikes integer) returns real
language sql immutable parallel safe
return case when likes + dislikes = 0 then 0 else round((
  (likes + 1.9208) / (likes + dislikes)
  - 1.96 * sqrt(likes::float8 * dislikes / (likes + dislikes) + 0.9604) / (likes + dislikes)
)::numeric / (1 + 3.8416 / (likes + dislikes)), 2) end::real;

-- A like or a dislike, never both: one row. One that is taken back is marked, and deleted in the same transaction: the
-- mark tells how far the counts of the video move.
create table video_reactions (
  member_id uuid not null references profiles (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  -- 1 likes, -1 dislikes, 0 is being taken back.
  reaction smallint not null check (reaction in (-1, 0, 1)),
  -- What it was before the last change; what the video's counts move by.
  previous smallint not null default 0 check (previous in (-1, 0, 1)),
  changed_at timestamptz not null default now(),
  primary key (member_id, video_id)
) with (fillfactor = 90);
create index video_reactions_video on video_reactions (video_id);

create table video_favorites (
  member_id uuid not null references profiles (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  -- As with reactions: true only until the transaction that takes it back deletes it.
  ended boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (member_id, video_id)
);
create index video_favorites_newest on video_favorites (member_id, created_at desc, video_id desc);
create index video_favorites_video on video_favorites (video_id);

-- `profiles.subscribers_count` is kept in step.
create table subscriptions (
  subscriber_id uuid not null references profiles (id) on delete cascade,
  uploader_id uuid not null references profiles (id) on delete cascade,
  ended boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (subscriber_id, uploader_id),
  check (subscriber_id <> uploader_id)
);
create index subscriptions_newest on subscriptions (subscriber_id, created_at desc, uploader_id);
create index subscriptions_uploader on subscriptions (uploader_id, subscriber_id);
