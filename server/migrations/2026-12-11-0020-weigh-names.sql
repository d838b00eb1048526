-- What begins with the letters typed is often some hundred names: the few that are shown are chosen by what stands beside each,
-- instead of asking whose it is. Brought up to date by the hour.
alter table search_names add column weight bigint not null default 0;
update search_names n set weight = coalesce(
  (select video_count from tags t where t.id = n.tag_id),
  (select video_count from categories c where c.id = n.category_id),
  (select subscribers_count from members m where m.id = n.uploader_id), 0);
