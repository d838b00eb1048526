-- Posts are answered and liked. A reply is a post under another one; threads are one level deep.
alter table stream_posts
  add column parent_id uuid references stream_posts (id) on delete cascade,
  -- Kept: likes, and published replies.
  add column like_count integer not null default 0 check (like_count >= 0),
  add column reply_count integer not null default 0 check (reply_count >= 0);
create index stream_posts_replies on stream_posts (parent_id, id) where parent_id is not null;
drop index stream_posts_newest;
create index stream_posts_newest on stream_posts (author_id, id desc) where state <> 'removed' and parent_id is null;

create table post_likes (
  member_id uuid not null references profiles (id) on delete cascade,
  post_id uuid not null references stream_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, post_id)
);
create index post_likes_post on post_likes (post_id);

create function count_post_likes() returns trigger language plpgsql as $$
begin
  update stream_posts set like_count = like_count + case when tg_op = 'INSERT' then 1 else -1 end
  where id = coalesce(new.post_id, old.post_id);
  return null;
end $$;
create trigger post_likes_count after insert or delete on post_likes for each row execute function count_post_likes();

create function count_post_replies() returns trigger language plpgsql as $$
declare
  thread uuid := coalesce(new.parent_id, old.parent_id);
  change integer := (case when new.state = 'published' then 1 else 0 end) - (case when old.state = 'published' then 1 else 0 end);
begin
  if thread is not null and change <> 0 then
    update stream_posts set reply_count = reply_count + change where id = thread;
  end if;
  return null;
end $$;
create trigger stream_posts_count after insert or delete or update of state on stream_posts
  for each row execute function count_post_replies();
