create extension if not exists pg_trgm;

-- Uploaders. Pages of their own come with accounts; until then a name in plain text.
create table profiles (
  id uuid primary key,
  username text not null check (username ~ '^[A-Za-z0-9_.-]{3,30}$'),
  display_name text,
  avatar_key text,
  cover_key text,
  role text not null default 'unverified_member'
    check (role in ('admin', 'unverified_member', 'member', 'creator', 'publisher', 'premium_member')),
  subscribers_count integer not null default 0 check (subscribers_count >= 0),
  videos_watched_count integer not null default 0 check (videos_watched_count >= 0),
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index profiles_username_key on profiles (lower(username));

create table categories (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  slug text not null unique check (slug = lower(slug) and length(slug) between 1 and 200),
  description text,
  image_key text,
  orientation text not null default 'all' check (orientation in ('all', 'gay')),
  -- Kept: published videos.
  video_count integer not null default 0 check (video_count >= 0),
  sort_position integer not null default 0,
  is_hidden boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index categories_name_key on categories (lower(name));

-- `publish_status` is who may see it, `release_status` is how the work airs.
create table videos (
  id uuid primary key,
  slug text not null unique check (length(slug) between 1 and 200),
  title text not null check (length(title) between 1 and 200),
  description text check (length(description) <= 5000),
  category_id uuid references categories (id),
  uploader_id uuid references profiles (id),
  publish_status text not null default 'draft' check (publish_status in
    ('draft', 'scheduled', 'processing', 'review', 'pending', 'published', 'held', 'expired', 'failed', 'removed')),
  release_status text check (release_status in ('ongoing', 'releasing', 'completed', 'upcoming')),
  removal_reason text,
  failure_reason text,

  video_source text not null default 'upload' check (video_source in ('upload', 'bunny_net', 'embed')),
  media_id uuid references media_assets (id),
  bunny_video_id text,
  bunny_library_id text,
  bunny_thumbnail_url text,
  video_url text,
  source_url text,
  original_source_url text,
  source_video_id text,

  -- What the media pipeline made, copied here so that a page reads one table.
  playback_state text not null default 'preparing' check (playback_state in ('preparing', 'playable', 'ready', 'failed')),
  playback jsonb not null default '{}',
  thumbnail_key text,
  custom_thumbnail_key text,
  cover_image_key text,
  preview_key text,
  duration_seconds integer check (duration_seconds >= 0),
  width integer,
  height integer,
  quality text,

  format text check (length(format) between 1 and 40),
  audio_language text,
  subtitle_languages text[] not null default '{}',

  -- Kept by the view rollup and by reactions.
  view_count bigint not null default 0,
  like_count integer not null default 0,
  dislike_count integer not null default 0,
  rating real not null default 0,
  trending_score double precision not null default 0,

  -- What was declared when it came in: everyone depicted is an adult, drawn or filmed, the rights are held.
  declaration jsonb,
  depicts_live_action boolean not null default false,

  is_demo boolean not null default false,
  -- A fixed draw, so that a random video is an index lookup.
  shuffle double precision not null default random(),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((publish_status = 'published') <= (published_at is not null))
);
create index videos_newest on videos (published_at desc, id desc) where publish_status = 'published';
create index videos_most_viewed on videos (view_count desc, id desc) where publish_status = 'published';
create index videos_trending on videos (trending_score desc, id desc) where publish_status = 'published';
create index videos_shuffle on videos (shuffle) where publish_status = 'published';
create index videos_category_newest on videos (category_id, published_at desc, id desc) where publish_status = 'published';
create index videos_category_most_viewed on videos (category_id, view_count desc, id desc) where publish_status = 'published';
create index videos_category_best_rated on videos (category_id, rating desc, id desc) where publish_status = 'published';
create index videos_category_duration on videos (category_id, duration_seconds, id) where publish_status = 'published';
create index videos_title_trigrams on videos using gin (lower(title) gin_trgm_ops) where publish_status = 'published';
create index videos_created on videos (created_at desc, id desc);
create index videos_uploader on videos (uploader_id, created_at desc);
create index videos_media on videos (media_id);

create table tags (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 60),
  slug text not null unique,
  -- Kept: published videos.
  video_count integer not null default 0 check (video_count >= 0),
  is_demo boolean not null default false
);
create index tags_popular on tags (video_count desc, id);

create table tag_aliases (
  alias text primary key check (length(alias) between 1 and 60),
  tag_id bigint not null references tags (id) on delete cascade
);

create table video_tags (
  tag_id bigint not null references tags (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  -- The video's, while it is published; else null. Lets a tag's page read its newest rows alone.
  published_at timestamptz,
  primary key (tag_id, video_id)
);
create index video_tags_video on video_tags (video_id);
create index video_tags_newest on video_tags (tag_id, published_at desc, video_id desc) where published_at is not null;

-- Old addresses of categories and videos go on working.
create table slug_redirects (
  kind text not null check (kind in ('category', 'video')),
  old_slug text not null,
  target_id uuid not null,
  primary key (kind, old_slug)
);

insert into categories (id, name, slug, description, sort_position)
values ('00000000-0000-7000-8000-000000000001', 'Uncategorized', 'uncategorized', null, 1000000);
