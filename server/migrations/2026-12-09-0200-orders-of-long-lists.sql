-- without a transaction
-- Those that stand before the last tier of the search, a few tens of thousands however many there are.
create index concurrently if not exists video_search_best on video_search (video_id) where tier < 3;
-- Orders that whole categories and all videos of an uploader were sorted for. Unknown lengths come last in both.
create index concurrently if not exists videos_category_longest
  on videos (category_id, coalesce(duration_seconds, 0) desc, id desc) include (duration_seconds)
  where publish_status = 'published';
create index concurrently if not exists videos_category_shortest
  on videos (category_id, coalesce(duration_seconds, 2147483647), id) include (duration_seconds)
  where publish_status = 'published';
drop index concurrently if exists videos_category_duration;
create index concurrently if not exists videos_uploader_latest
  on videos (uploader_id, created_at desc, id desc) where publish_status = 'published';
create index concurrently if not exists videos_uploader_most_viewed
  on videos (uploader_id, view_count desc, id desc) where publish_status = 'published';
