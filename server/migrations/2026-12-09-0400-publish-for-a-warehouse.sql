-- What a warehouse may follow by logical replication, column by column: nothing that names or tells apart viewers, members or
-- their addresses. docs/operating/warehouse.md says what each column means; both change together.
--
-- Events are only ever added: that they are forgotten here after their time does not reach the warehouse.
-- A publication outlives the schema that its tables were in.
drop publication if exists tsukimi_events, tsukimi_catalogue;
create publication tsukimi_events for table
  view_events (id, created_at, video_id, outcome, country, device),
  page_views (id, created_at, path, referrer_host, country, device),
  ad_events (id, created_at, posting_number, kind, variant, reason, page_type, country, device, cost)
  with (publish = 'insert', publish_via_partition_root = true);
create publication tsukimi_catalogue for table
  videos (id, slug, title, category_id, uploader_id, publish_status, duration_seconds, published_at, created_at),
  categories (id, name, slug),
  tags (id, name, slug),
  video_tags (tag_id, video_id, published_at),
  video_days (video_id, day, views, viewers),
  video_watch_days (video_id, day, playbacks, seconds),
  ad_campaigns (id, name, advertiser_name),
  ad_postings (id, number, campaign_id, creative_id, placement_id),
  placements (id, name, page_type)
  with (publish = 'insert, update, delete');
