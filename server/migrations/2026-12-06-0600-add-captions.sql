-- Subtitles that an uploader or an admin added to a video, beside those that came in its file.
create table video_captions (
  id uuid primary key,
  video_id uuid not null references videos (id) on delete cascade,
  -- BCP 47, one of a list.
  language text not null check (length(language) between 2 and 35),
  -- `held`: nobody sees them until a person has read them. `refused`: one has, and said no.
  state text not null check (state in ('shown', 'held', 'refused')),
  -- WebVTT, written by us from what was sent.
  words text not null,
  -- Players are sent a copy; it is there while they are shown.
  storage_key text,
  bytes int not null,
  cue_count int not null,
  -- `review`: the video passed one. `words`: one of theirs is on a list.
  held_for text check (held_for in ('review', 'words')),
  reason text,
  sender_id uuid references profiles (id) on delete set null,
  added_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'shown') = (storage_key is not null)),
  check ((state = 'held') = (held_for is not null))
);
-- What is shown stays while what would replace it waits.
create unique index video_captions_shown on video_captions (video_id, language) where state = 'shown';
create unique index video_captions_other on video_captions (video_id, language) where state <> 'shown';
create index video_captions_held on video_captions (added_at, id) where state = 'held';
create index video_captions_sender on video_captions (sender_id) where sender_id is not null;

-- Subtitles are evidence with their video: what they say is laid down before they go.
create function preserve_captions() returns trigger language plpgsql as $$
declare
  owners uuid[] := array_remove(array[(select uploader_id from videos where id = old.video_id), old.sender_id], null);
begin
  if is_evidence('video', old.video_id, owners) then
    insert into preserved_things (kind, thing_id, owner_ids, content, keep_until)
      values ('video', old.video_id, owners, jsonb_build_object('title', 'Subtitles: ' || old.language, 'content', old.words,
          'created_at', old.added_at, 'state', old.state),
        case when is_held_back('video', old.video_id) and not exists (
          select from cases where target_kind = 'video' and target_id = old.video_id)
          then now() + interval '184 days' else now() end);
  end if;
  return old;
end $$;
create trigger video_captions_preserve before delete on video_captions
  for each row execute function preserve_captions();
