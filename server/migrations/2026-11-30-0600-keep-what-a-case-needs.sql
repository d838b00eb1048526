-- Whether what is stored about somebody, and is of no use otherwise, must stay: they, a case of theirs or what it is about are
-- under a hold, or such a case may be about a minor.
create function member_keeps(member uuid) returns boolean language sql stable as $$
  select is_on_hold(array['member'], array[member]) or exists (
    select from cases c left join cases w on w.id = c.merged_into
    where c.target_owner_id = member and (
      (coalesce(w.is_minor_related, c.is_minor_related)
        and case_keeps(coalesce(w.state, c.state), coalesce(w.decided_at, c.decided_at), true))
      or is_on_hold(array['case'], array[c.id, w.id]) or is_on_hold(array[c.target_kind], array[c.target_id])))
$$;

-- The same of whoever writes from an address: members write without signing in, too.
create function address_keeps(address text) returns boolean language sql stable as $$
  select exists (select from accounts a where lower(a.email) = lower(address) and member_keeps(a.id))
$$;

-- Whether what was sent to the site about a case must stay: it is evidence itself, somebody waits for an answer, or it was
-- decided about not so many days ago.
create function case_papers_stay(of_case uuid, days integer) returns boolean language sql stable as $$
  select exists (
    select from cases c left join cases w on w.id = c.merged_into
    where c.id = of_case and (
      is_evidence(c.target_kind, c.target_id, array[c.target_owner_id, w.target_owner_id])
      or exists (
        select from case_decisions d where d.case_id in (c.id, w.id) and (
          d.decided_at > now() - days * interval '1 day'
          or exists (select from complaints k where k.decision_id = d.id
            and (k.answered_at is null or k.answered_at > now() - days * interval '1 day'))
          or exists (select from counter_notices n where n.decision_id = d.id and n.ended_at is null)))))
$$;

-- Sessions that ended while their member was kept: from where somebody came is part of what is handed over. Secrets are not.
-- No foreign key: the account may go first, and takes them along into what is preserved of it.
create table ended_sessions (
  id uuid primary key,
  account_id uuid not null,
  user_agent text not null,
  country_code text,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz not null default now()
);
create index ended_sessions_account on ended_sessions (account_id, last_seen_at desc);

create function keep_session() returns trigger language plpgsql as $$
begin
  -- Once the account itself goes, they are with it.
  if exists (select from accounts where id = old.account_id) and member_keeps(old.account_id) then
    insert into ended_sessions (id, account_id, user_agent, country_code, address, created_at, last_seen_at)
      values (old.id, old.account_id, old.user_agent, old.country_code, old.address, old.created_at, old.last_seen_at)
      on conflict (id) do nothing;
  end if;
  return old;
end $$;
create trigger sessions_keep before delete on sessions for each row execute function keep_session();

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
