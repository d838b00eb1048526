-- Where a database knows the letters of ASCII alone, its index of letters by threes says nothing of others, and a search for
-- a title in Japanese read every title. In a column of its own they stand as their numbers, six digits each.
create function title_signs(title text) returns text language sql immutable strict parallel safe as $$
  select string_agg(case when ascii(sign) < 128 then sign else lpad(to_hex(ascii(sign)), 6, '0') end, '' order by place)
  from unnest(string_to_array(title, null)) with ordinality as signs(sign, place)
$$;
-- Null where there are none.
alter table videos add column title_signs text collate "C" generated always as (
  case when octet_length(title) > length(title) then title_signs(lower(title)) end) stored;
create index videos_title_signs on videos using gin (title_signs gin_trgm_ops) where title_signs is not null;
-- Of one uploader, of one category, or of what is not public, a list in any order and with any word is found without reading rows.
drop index videos_uploader;
create index videos_uploader on videos (uploader_id, created_at desc)
  include (id, publish_status, category_id, video_source, playback_state, view_count, duration_seconds, title_key);
drop index videos_category;
create index videos_category on videos (category_id, id)
  include (publish_status, uploader_id, video_source, playback_state, view_count, duration_seconds, created_at, title_key);
drop index videos_unpublished;
create index videos_unpublished on videos (publish_status, created_at desc, id desc)
  include (category_id, video_source, playback_state, uploader_id, view_count, duration_seconds, title_key)
  where publish_status <> 'published';
analyze videos;
