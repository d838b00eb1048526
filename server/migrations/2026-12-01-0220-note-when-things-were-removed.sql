-- Since when something is out of sight for good: it is deleted once nobody can complain of that any more. By a trigger, because
-- several ways lead there.
alter table photos add column removed_at timestamptz;
alter table stream_posts add column removed_at timestamptz;
alter table comments add column removed_at timestamptz;

create function note_removal() returns trigger language plpgsql as $$
begin
  new.removed_at := case when new.state <> 'removed' then null else coalesce(old.removed_at, now()) end;
  return new;
end $$;
create trigger photos_removed before update of state on photos for each row execute function note_removal();
create trigger stream_posts_removed before update of state on stream_posts for each row execute function note_removal();
create trigger comments_removed before update of state on comments for each row execute function note_removal();

-- What was removed before has all of its time where no decision says when that was.
update photos p set removed_at = coalesce((select max(decided_at) from cases where target_kind = 'photo' and target_id = p.id), now())
  where state = 'removed';
update stream_posts p set removed_at = coalesce((select max(decided_at) from cases where target_kind = 'post' and target_id = p.id), now())
  where state = 'removed';
update comments c set removed_at = coalesce((select max(decided_at) from cases where target_kind = 'comment' and target_id = c.id), now())
  where state = 'removed';

create index photos_removed on photos (removed_at) where removed_at is not null;
create index stream_posts_removed on stream_posts (removed_at) where removed_at is not null;
create index comments_removed on comments (removed_at) where removed_at is not null;
