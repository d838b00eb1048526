-- Ids of the videos for which is_for_child_safety is true: lists that other admins read leave them out.
create function videos_for_child_safety() returns setof uuid language sql stable as $$
  select c.target_id from cases c
    where c.target_kind = 'video' and c.is_minor_related and c.merged_into is null and c.state <> 'dismissed'
  union
  select c.target_id from cases w join cases c on c.merged_into = w.id
    where w.is_minor_related and w.state <> 'dismissed' and c.target_kind = 'video'
  union
  select v.id from media_checks k join videos v on v.media_id = k.media_id
    where k.state = 'matched' and k.found @> '[{"is_minor_related": true}]'
$$;
create index cases_minor_related on cases (target_id) where is_minor_related;
create index media_checks_minor_related on media_checks (media_id)
  where state = 'matched' and found @> '[{"is_minor_related": true}]';
