-- Titles as they are compared lie in every order of all videos: whoever follows an order for a common word reads no row.
alter table videos add column title_key text collate "C" not null generated always as (lower(title)) stored;
drop index videos_created;
create index videos_created on videos (created_at desc, id desc)
  include (publish_status, category_id, video_source, playback_state, uploader_id, title_key);
drop index videos_by_title;
create index videos_by_title on videos (title_key, id)
  include (publish_status, category_id, video_source, playback_state, uploader_id);
drop index videos_by_views;
create index videos_by_views on videos (view_count desc, id desc)
  include (publish_status, category_id, video_source, playback_state, uploader_id, title_key);
drop index videos_by_duration;
create index videos_by_duration on videos (duration_seconds desc nulls last, id desc)
  include (publish_status, category_id, video_source, playback_state, uploader_id, title_key);
drop index videos_title_trigrams;
create index videos_title_trigrams on videos using gin (title_key gin_trgm_ops);
analyze videos;
