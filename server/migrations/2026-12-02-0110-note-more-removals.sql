-- Since when a playlist or a message is out of sight for good, as of photos, posts and comments.
alter table playlists add column removed_at timestamptz;
alter table messages add column removed_at timestamptz;

create trigger playlists_removed before update of state on playlists for each row execute function note_removal();

create function note_removal_of_message() returns trigger language plpgsql as $$
begin
  new.removed_at := case when new.visibility <> 'removed' then null else coalesce(old.removed_at, now()) end;
  return new;
end $$;
create trigger messages_removed before update of visibility on messages for each row execute function note_removal_of_message();

-- What was removed before has all of its time where no decision says when that was.
update playlists p set removed_at = coalesce((select max(decided_at) from cases where target_kind = 'playlist' and target_id = p.id), now())
  where state = 'removed';
update messages m set removed_at = coalesce((select max(decided_at) from cases where target_kind = 'message' and target_id = m.id), now())
  where visibility = 'removed';

create index playlists_removed on playlists (removed_at) where removed_at is not null;
create index messages_removed on messages (removed_at) where removed_at is not null;
