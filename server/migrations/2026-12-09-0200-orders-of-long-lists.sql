-- without a transaction
-- Those that stand before the last tier of the search, a few tens of thousands however many there are.
create index concurrently if not exists video_search_best on video_search (video_id) where tier < 3;
-- Orders that all videos of an uploader were sorted for.
create index concurrently if not exists videos_uploader_latest
  on videos (uploader_id, created_at desc, id desc) where publish_status = 'published';
create index concurrently if not exists videos_uploader_most_viewed
  on videos (uploader_id, view_count desc, id desc) where publish_status = 'published';
