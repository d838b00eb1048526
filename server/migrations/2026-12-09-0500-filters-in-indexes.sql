-- What a category can be narrowed by, as bits: an index that is walked in its order says by itself what passes, and no row is
-- read that does not. As `filterBits` in filter-queries.ts, which a test compares. Adding it writes the table anew: on a
-- site with very many videos this takes some minutes, in which it only reads from its cache.
alter table videos add column filter_bits smallint not null generated always as (
  case when cardinality(subtitle_languages) > 0 then 1 else 0 end
  + case when audio_language is not null and audio_language <> 'ja' then 2 else 0 end
  + case when release_status in ('ongoing', 'releasing') then 4 else 0 end
  + case when release_status = 'completed' then 8 else 0 end
  + case when duration_seconds < 600 then 16 else 0 end
  + case when duration_seconds >= 600 and duration_seconds < 1800 then 32 else 0 end
  + case when duration_seconds >= 1800 then 64 else 0 end
) stored;

drop index videos_category_newest, videos_category_most_viewed, videos_category_best_rated, videos_category_duration;
create index videos_category_newest on videos (category_id, published_at desc, id desc) include (filter_bits)
  where publish_status = 'published';
create index videos_category_most_viewed on videos (category_id, view_count desc, id desc) include (filter_bits)
  where publish_status = 'published';
create index videos_category_best_rated on videos (category_id, rating desc, id desc) include (filter_bits)
  where publish_status = 'published';
-- Unknown lengths come last in both; a whole category was sorted for its longest.
create index videos_category_longest
  on videos (category_id, coalesce(duration_seconds, 0) desc, id desc) include (filter_bits, duration_seconds)
  where publish_status = 'published';
create index videos_category_shortest
  on videos (category_id, coalesce(duration_seconds, 2147483647), id) include (filter_bits, duration_seconds)
  where publish_status = 'published';
