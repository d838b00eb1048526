-- without a transaction
alter table video_search validate constraint video_search_tier_check;
-- What a run that was cut short left is no index.
drop index concurrently if exists video_search_tier_4;
create index concurrently video_search_tier_4 on video_search using gin (lexemes) with (fastupdate = off) where tier = 4;
drop index concurrently if exists video_search_tier_5;
create index concurrently video_search_tier_5 on video_search using gin (lexemes) with (fastupdate = off) where tier = 5;
