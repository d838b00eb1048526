-- What must not be destroyed, whoever deletes it and however: by a call, by a purge, with an account, or by a cascade.
-- One question, `is_evidence`, decides. The purges ask it, and triggers ask it of every row that is deleted or rewritten
-- all the same: such a row is laid down here first, out of everybody's sight, and its files stay.

-- Somebody has to keep something, until a moment or until it is lifted.
create table legal_holds (
  id uuid primary key,
  subject_kind text not null check (subject_kind in
    ('case', 'member', 'video', 'comment', 'post', 'message', 'photo', 'playlist')),
  -- No foreign key: a hold outlives what it is on.
  subject_id uuid not null,
  reason text not null check (length(reason) between 1 and 1000),
  -- Only admins with `child_safety` see it.
  is_minor_related boolean not null default false,
  placed_by uuid references profiles (id) on delete set null,
  -- As it was then.
  placed_by_name text not null,
  placed_at timestamptz not null default now(),
  -- Null: until it is lifted.
  until timestamptz,
  lifted_at timestamptz,
  lifted_by_name text,
  lift_reason text check (length(lift_reason) between 1 and 1000),
  check ((lifted_at is null) = (lifted_by_name is null))
);
create index legal_holds_subject on legal_holds (subject_kind, subject_id, placed_at desc);
create index legal_holds_in_force on legal_holds (subject_id, subject_kind) where lifted_at is null;
create index legal_holds_placer on legal_holds (placed_by) where placed_by is not null;

create table preserved_things (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in
    ('video', 'comment', 'post', 'message', 'photo', 'profile', 'playlist', 'album', 'account', 'identity')),
  thing_id uuid not null,
  -- Whose it was, first; of a message, then who it was written to. A hold on any of them keeps it.
  owner_ids uuid[] not null,
  -- The row as it was.
  content jsonb not null,
  -- It stays so long at least, whatever becomes of the case.
  keep_until timestamptz not null default now(),
  preserved_at timestamptz not null default now()
);
create index preserved_things_thing on preserved_things (kind, thing_id);
create index preserved_things_owners on preserved_things using gin (owner_ids);
create index preserved_things_due on preserved_things (keep_until);

-- What no row refers to any longer and must stay: the key of a file, or of a folder with `/` at the end.
create table preserved_files (
  preserved_id uuid not null references preserved_things (id) on delete cascade,
  key text not null check (length(key) between 1 and 400),
  primary key (key, preserved_id)
);
create index preserved_files_thing on preserved_files (preserved_id);

-- A hold names its thing, its case or its owner.
create function is_on_hold(kinds text[], ids uuid[]) returns boolean language sql stable as $$
  select exists (select from legal_holds h
    where h.subject_id = any (ids) and h.subject_kind = any (kinds) and h.lifted_at is null
      and (h.until is null or h.until > now()))
$$;

-- How long a case keeps what it is about: while it is undecided, and for a year where it was upheld and about a minor.
create function case_keeps(state text, decided_at timestamptz, is_minor_related boolean) returns boolean
language sql stable as $$
  select state in ('open', 'in_review', 'reopened')
    or (state = 'upheld' and is_minor_related and decided_at > now() - interval '1 year')
$$;

-- Out of sight until somebody has decided about it, with a case or without.
create function is_held_back(of_kind text, of_id uuid) returns boolean language sql stable as $$
  select case of_kind
    when 'photo' then exists (select from photos where id = of_id and state = 'held')
    when 'post' then exists (select from stream_posts where id = of_id and held_for = 'report')
    when 'comment' then exists (select from comments where id = of_id and held_for = 'report')
    when 'message' then exists (select from messages where id = of_id and visibility = 'held')
    when 'playlist' then exists (select from playlists where id = of_id and state = 'held')
    when 'profile' then exists (select from profiles where id = of_id and held_look is not null)
    when 'video' then exists (
      select from videos v where v.id = of_id and (v.publish_status = 'held' or exists (
        select from media_checks k where k.media_id in (v.media_id, v.next_media_id) and k.state = 'matched'
          and k.decided_at > now() - interval '184 days')))
    else false end
$$;

-- Whether this must not be destroyed now. `owners`: whose it is; nulls are passed over.
create function is_evidence(of_kind text, of_id uuid, owners uuid[]) returns boolean language sql stable as $$
  select exists (
      select from cases c left join cases w on w.id = c.merged_into
      where c.target_kind = of_kind and c.target_id = of_id
        and (case_keeps(coalesce(w.state, c.state), coalesce(w.decided_at, c.decided_at),
            coalesce(w.is_minor_related, c.is_minor_related))
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

-- A row as far as it is compared: what a held profile has laid aside is still its own.
create function evidence_row(kind text, r jsonb) returns jsonb language sql immutable as $$
  select case when kind = 'profile' and jsonb_typeof(r -> 'held_look') = 'object'
    then r || jsonb_strip_nulls(r -> 'held_look') else r end
$$;

-- The files that a row refers to.
create function evidence_files(kind text, r jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(key), '{}') from unnest(case kind
    when 'photo' then array[r ->> 'photo_key', r ->> 'small_key']
    when 'profile' then array[
      case when r ->> 'avatar_path' is not null then r ->> 'avatar_key' end,
      case when r ->> 'cover_path' is not null then r ->> 'cover_key' end]
    when 'video' then array['media/' || (r ->> 'media_id') || '/', 'media/' || (r ->> 'next_media_id') || '/',
      r ->> 'custom_thumbnail_key', r ->> 'cover_image_key', r ->> 'thumbnail_key', r ->> 'preview_key']
    else '{}'::text[] end) key
  where key is not null
$$;

-- Before a row goes or loses something. Arguments of the trigger: the kind, the column of its owner, and the columns that count.
create function preserve_evidence() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  before jsonb := evidence_row(kind, to_jsonb(old));
  after jsonb := case when tg_op = 'UPDATE' then evidence_row(kind, to_jsonb(new)) else '{}' end;
  owners uuid[];
  lost text[];
  kept uuid;
begin
  if not exists (select from unnest(tg_argv[2:]) name
      where before -> name not in ('null', '""', '[]', '{}') and before -> name is distinct from after -> name) then
    return case when tg_op = 'UPDATE' then new else old end;
  end if;
  owners := array_remove(array[(before ->> tg_argv[1])::uuid], null);
  if kind = 'message' then
    owners := owners || array(select m.id from conversations c cross join unnest(array[c.first_id, c.second_id]) m (id)
      where c.id = old.conversation_id and m.id <> all (owners));
  end if;
  if is_evidence(kind, old.id, owners) then
    lost := array(select key from unnest(evidence_files(kind, before)) key
      where not key = any (evidence_files(kind, after))
        -- What lies in a folder stays and goes with it.
        and not exists (select from unnest(evidence_files(kind, before)) folder where folder like '%/' and key <> folder
          and starts_with(key, folder)));
    insert into preserved_things (kind, thing_id, owner_ids, content, keep_until)
      values (kind, old.id, owners, before || case when kind = 'playlist' then jsonb_build_object('videos',
          (select coalesce(jsonb_agg(e.video_id order by e.position), '[]') from playlist_videos e where e.playlist_id = old.id))
        -- Sealed as they were.
        when kind = 'identity' then jsonb_build_object('pictures', (select coalesce(jsonb_object_agg(i.kind,
          encode(i.sealed, 'base64')), '{}') from identity_pictures i where i.record_id = old.id))
        else '{}' end,
        case when is_held_back(kind, old.id) and not exists (
          select from cases where target_kind = kind and target_id = old.id)
          then now() + interval '184 days' else now() end)
      returning id into kept;
    insert into preserved_files (preserved_id, key) select kept, key from unnest(lost) key on conflict do nothing;
  end if;
  return case when tg_op = 'UPDATE' then new else old end;
end $$;

create trigger photos_preserve before delete or update of photo_key, small_key, caption on photos
  for each row execute function preserve_evidence('photo', 'owner_id', 'photo_key', 'small_key', 'caption');
create trigger stream_posts_preserve before delete or update of content on stream_posts
  for each row execute function preserve_evidence('post', 'author_id', 'content');
create trigger comments_preserve before delete or update of content on comments
  for each row execute function preserve_evidence('comment', 'author_id', 'content');
create trigger messages_preserve before delete or update of content on messages
  for each row execute function preserve_evidence('message', 'sender_id', 'content');
create trigger playlists_preserve before delete or update of name, description on playlists
  for each row execute function preserve_evidence('playlist', 'owner_id', 'name', 'description');
create trigger albums_preserve before delete or update of name, description on albums
  for each row execute function preserve_evidence('album', 'owner_id', 'name', 'description');
create trigger profiles_preserve before delete or update of display_name, avatar_key, cover_key, held_look on profiles
  for each row execute function preserve_evidence('profile', 'id', 'display_name', 'avatar_key', 'cover_key');
create trigger videos_preserve before delete or update of title, description, uploader_id, media_id, next_media_id,
    custom_thumbnail_key, cover_image_key, thumbnail_key, preview_key, video_url, bunny_video_id, source_url on videos
  for each row execute function preserve_evidence('video', 'uploader_id', 'title', 'description', 'uploader_id', 'media_id',
    'next_media_id', 'custom_thumbnail_key', 'cover_image_key', 'thumbnail_key', 'preview_key', 'video_url',
    'bunny_video_id', 'source_url');
create trigger identity_records_preserve before delete or update of sealed_facts on identity_records
  for each row execute function preserve_evidence('identity', 'account_id', 'sealed_facts');

-- While a conversation is still there, its messages know who takes part.
create function delete_messages_first() returns trigger language plpgsql as $$
begin
  delete from messages where conversation_id = old.id;
  return old;
end $$;
create trigger conversations_messages_first before delete on conversations
  for each row execute function delete_messages_first();

-- Who somebody was, where anything of theirs is evidence.
create function preserve_account() returns trigger language plpgsql as $$
declare
  -- They stay without their sender, for whoever decides or must prove what they were.
  sent uuid[] := array(select id from pictures where owner_id = old.id and state in ('matched', 'refused'));
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
create trigger accounts_preserve before delete on accounts for each row execute function preserve_account();
