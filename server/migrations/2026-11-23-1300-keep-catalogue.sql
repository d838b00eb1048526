-- The list of all videos that admins work with. Each order has an index that also holds what is filtered by, so that a
-- page is found without reading rows; titles are searched in every state now, not in published ones alone.
drop index videos_created;
create index videos_created on videos (created_at desc, id desc)
  include (publish_status, category_id, video_source, playback_state, uploader_id);
create index videos_by_title on videos ((lower(title)) collate "C", id)
  include (title, publish_status, category_id, video_source, playback_state, uploader_id);
create index videos_by_views on videos (view_count desc, id desc)
  include (publish_status, category_id, video_source, playback_state, uploader_id);
create index videos_by_duration on videos (duration_seconds desc nulls last, id desc)
  include (publish_status, category_id, video_source, playback_state, uploader_id);
create index videos_unpublished on videos (publish_status, created_at desc, id desc) where publish_status <> 'published';
drop index videos_title_trigrams;
create index videos_title_trigrams on videos using gin (lower(title) gin_trgm_ops);
-- Those that lack what their source knows.
create index videos_without_details on videos (id)
  where publish_status <> 'removed'
    and (duration_seconds is null or width is null or quality is null or (thumbnail_key is null and bunny_thumbnail_url is null));

-- When what a removed video was made of is deleted; null: it is not, or it is gone.
alter table videos add column purge_after timestamptz;
create index videos_to_purge on videos (purge_after) where purge_after is not null;

create index slug_redirects_target on slug_redirects (target_id);

-- Files of storage buckets that are no member's own: pictures of categories, and what is tried out in development.
create table bucket_files (
  bucket text not null check (bucket in ('category_thumbnails', 'test')),
  path text not null check (length(path) between 1 and 300),
  key text not null unique,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  primary key (bucket, path)
);
create index bucket_files_created on bucket_files (created_at);

-- Names in their compared form that nothing can be tagged with.
create table blocked_tags (
  name text primary key check (length(name) between 1 and 60),
  reason text check (length(reason) <= 500),
  blocked_by text,
  blocked_at timestamptz not null default now()
);
create index tags_name_trigrams on tags using gin (name gin_trgm_ops);
create index tag_aliases_tag on tag_aliases (tag_id);
create index tag_aliases_trigrams on tag_aliases using gin (alias gin_trgm_ops);
