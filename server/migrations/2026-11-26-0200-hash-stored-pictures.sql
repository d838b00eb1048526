-- How far the pictures that are stored have got the hashes by which they are known again: those from before hashes were taken
-- have none. One row for each kind of picture.
create table picture_hashing (
  intake text primary key,
  -- Where it goes on; null: at the beginning.
  next_place text,
  -- Null: there is more to do.
  done_at timestamptz,
  hashed integer not null default 0 check (hashed >= 0),
  found integer not null default 0 check (found >= 0),
  -- Their file is gone, or is no picture.
  unreadable integer not null default 0 check (unreadable >= 0)
);

-- A picture that stays without its sender is there for whoever decides, whatever it waits for: what nobody has to look at is
-- gone by then.
create or replace function preserve_account() returns trigger language plpgsql as $$
declare
  -- They stay without their sender, for whoever decides or must prove what they were.
  sent uuid[] := array(select id from pictures where owner_id = old.id and state <> 'shown');
begin
  if cardinality(sent) > 0 or is_on_hold(array['member'], array[old.id])
    or exists (select from preserved_things p where p.owner_ids @> array[old.id] and p.owner_ids[1] = old.id)
    or exists (select from cases c left join cases w on w.id = c.merged_into where c.target_owner_id = old.id
      and (case_keeps(coalesce(w.state, c.state), coalesce(w.decided_at, c.decided_at), coalesce(w.is_minor_related, c.is_minor_related))
        or is_on_hold(array['case'], array[c.id, w.id])))
    or exists (select from photos p where p.owner_id = old.id and (p.state = 'held' or is_on_hold(array['photo'], array[p.id])))
    or exists (select from stream_posts p where p.author_id = old.id and is_on_hold(array['post'], array[p.id]))
    or exists (select from playlists p where p.owner_id = old.id and is_on_hold(array['playlist'], array[p.id]))
  then
    insert into preserved_things (kind, thing_id, owner_ids, keep_until, content)
      select 'account', old.id, array[old.id], now() + case when cardinality(sent) > 0 then interval '1 year' else '0' end,
        jsonb_build_object(
        'username', p.username, 'display_name', evidence_row('profile', to_jsonb(p)) -> 'display_name', 'role', p.role,
        'email', old.email, 'email_verified_at', old.email_verified_at, 'first_name', old.first_name,
        'last_name', old.last_name, 'created_at', old.created_at,
        'held_pictures', to_jsonb(sent), 'former_usernames', (select coalesce(jsonb_agg(f.username order by f.given_up_at), '[]')
          from former_usernames f where f.account_id = old.id))
      from profiles p where p.id = old.id;
  end if;
  return old;
end $$;
