-- without a transaction
-- A part of a title is looked for at the head of a list: the index of its order has the titles beside it, so that no row is
-- read for one that does not match. What a run that was cut short left is no index.
drop index concurrently if exists videos_newest_titles;
create index concurrently videos_newest_titles on videos (published_at desc, id desc) include (place_rules, title_key)
  where publish_status = 'published';
drop index concurrently if exists videos_newest;
drop index concurrently if exists videos_category_newest_titles;
create index concurrently videos_category_newest_titles on videos (category_id, published_at desc, id desc)
  include (filter_bits, place_rules, title_key) where publish_status = 'published';
drop index concurrently if exists videos_category_newest;
