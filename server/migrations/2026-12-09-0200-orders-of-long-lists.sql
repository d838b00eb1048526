-- without a transaction
-- Those that stand before the last tier of the search, a few tens of thousands however many there are. What a run that
-- was cut short left is no index.
drop index concurrently if exists video_search_best;
create index concurrently video_search_best on video_search (video_id) where tier < 3;
-- Orders that all videos of an uploader were sorted for.
drop index concurrently if exists videos_uploader_latest;
create index concurrently videos_uploader_latest on videos (uploader_id, created_at desc, id desc) where publish_status = 'published';
drop index concurrently if exists videos_uploader_most_viewed;
create index concurrently videos_uploader_most_viewed on videos (uploader_id, view_count desc, id desc) where publish_status = 'published';
