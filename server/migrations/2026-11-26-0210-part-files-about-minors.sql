-- Whether the files under the id of an asset or a video are of something that may show a minor: a case about it says so and was not
-- dismissed, or a list does. Its row may be gone, and preserved.
create function is_for_child_safety(asked uuid) returns boolean language sql stable as $$
  select exists (
      select from cases c left join cases w on w.id = c.merged_into
      where c.target_kind = 'video' and c.target_id in (
          select asked
          union all select id from videos where media_id = asked or next_media_id = asked
          union all select p.thing_id from preserved_files f join preserved_things p on p.id = f.preserved_id
            where p.kind = 'video' and f.key = 'media/' || asked || '/')
        and coalesce(w.is_minor_related, c.is_minor_related) and coalesce(w.state, c.state) <> 'dismissed')
    or exists (
      select from media_checks k
      where k.media_id in (select asked union all select media_id from videos where id = asked)
        and k.state = 'matched' and k.found @> '[{"is_minor_related": true}]')
$$;
