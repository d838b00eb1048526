-- What is rare among all videos is found without reading past the rest: states that are not public, videos that do not
-- play (yet) or lie elsewhere, and those of one category.
drop index videos_unpublished;
create index videos_unpublished on videos (publish_status, created_at desc, id desc)
  include (category_id, video_source, playback_state, uploader_id, view_count, duration_seconds)
  where publish_status <> 'published';
create index videos_not_ready on videos (playback_state, created_at desc, id desc)
  include (publish_status, category_id, video_source, uploader_id, view_count, duration_seconds)
  where playback_state <> 'ready';
create index videos_outside on videos (video_source, created_at desc, id desc)
  include (publish_status, category_id, playback_state, uploader_id, view_count, duration_seconds)
  where video_source <> 'upload';
create index videos_category on videos (category_id, id);
