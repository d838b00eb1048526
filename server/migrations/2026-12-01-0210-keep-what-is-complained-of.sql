-- Whether a complaint about a decision on one of these cases waits for its answer: upheld, it puts back what was taken away,
-- so that has to be there still, however long ago it was decided.
create function is_complained_of(of_cases uuid[]) returns boolean language sql stable as $$
  select exists (select from case_decisions d join complaints k on k.decision_id = d.id
    where d.case_id = any (of_cases) and k.answered_at is null)
$$;

-- Whether this must not be destroyed now. `owners`: whose it is; nulls are passed over.
create or replace function is_evidence(of_kind text, of_id uuid, owners uuid[]) returns boolean language sql stable as $$
  select exists (
      select from cases c left join cases w on w.id = c.merged_into
      where c.target_kind = of_kind and c.target_id = of_id
        and (case_keeps(coalesce(w.state, c.state), coalesce(w.decided_at, c.decided_at),
            coalesce(w.is_minor_related, c.is_minor_related))
          or is_complained_of(array[c.id, w.id])
          or is_on_hold(array['case'], array[c.id, w.id])))
    or is_on_hold(array[of_kind], array[of_id])
    or is_on_hold(array['member'], owners)
    or is_held_back(of_kind, of_id)
    -- Its owner may be gone from the row, and is known here.
    or exists (select from preserved_things p where p.kind = of_kind and p.thing_id = of_id
      and (p.keep_until > now() or is_on_hold(array['member'], p.owner_ids)))
    -- Who somebody was stays as long as anything of theirs.
    or (of_kind = 'account' and exists (
      select from preserved_things p where p.kind <> 'account' and p.owner_ids @> array[of_id] and p.owner_ids[1] = of_id))
$$;

-- The same of who somebody was.
create or replace function preserve_account() returns trigger language plpgsql as $$
declare
  -- They stay without their sender, for whoever decides or must prove what they were.
  sent uuid[] := array(select id from pictures where owner_id = old.id and state <> 'shown');
begin
  if cardinality(sent) > 0 or is_on_hold(array['member'], array[old.id])
    or exists (select from preserved_things p where p.owner_ids @> array[old.id] and p.owner_ids[1] = old.id)
    or exists (select from cases c left join cases w on w.id = c.merged_into where c.target_owner_id = old.id
      and (case_keeps(coalesce(w.state, c.state), coalesce(w.decided_at, c.decided_at), coalesce(w.is_minor_related, c.is_minor_related))
        or is_complained_of(array[c.id, w.id]) or is_on_hold(array['case'], array[c.id, w.id])))
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
          from former_usernames f where f.account_id = old.id),
        'sessions', (select coalesce(jsonb_agg(to_jsonb(s) order by s.last_seen_at), '[]') from (
          select user_agent, country_code, address, created_at, last_seen_at from sessions where account_id = old.id
          union all
          select user_agent, country_code, address, created_at, last_seen_at from ended_sessions where account_id = old.id) s),
        'support_tickets', (select coalesce(jsonb_agg(jsonb_build_object('email', t.email, 'name', t.name, 'subject', t.subject,
            'created_at', t.created_at, 'messages', (select jsonb_agg(jsonb_build_object('is_from_desk', m.is_from_desk,
              'body', m.body, 'created_at', m.created_at) order by m.created_at, m.id)
              from support_messages m where m.ticket_id = t.id)) order by t.created_at), '[]')
          from support_tickets t where t.member_id = old.id))
      from profiles p where p.id = old.id;
  end if;
  delete from ended_sessions where account_id = old.id;
  return old;
end $$;
