-- What happened that a member may want to hear of. Titles and names are read from what they belong to.
create table notifications (
  id uuid primary key,
  member_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in
    ('new_release', 'reply', 'like', 'subscriber', 'message_request', 'report_outcome', 'new_device')),
  -- Who did it; null: nobody, or the house.
  actor_id uuid references profiles (id) on delete cascade,
  video_id uuid references videos (id) on delete cascade,
  -- What else it speaks of, by kind: a comment, a conversation, a report, a session.
  subject_id uuid,
  details jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
-- The same thing is told once, however often it is done and undone.
create unique index notifications_once on notifications (member_id, kind, actor_id, video_id, subject_id)
  nulls not distinct;
create index notifications_newest on notifications (member_id, created_at desc, id desc);
create index notifications_actor on notifications (actor_id) where actor_id is not null;
create index notifications_video on notifications (video_id) where video_id is not null;
create index notifications_age on notifications using brin (created_at);

-- Kept: how many a member has not read.
create table notification_counts (
  member_id uuid primary key references profiles (id) on delete cascade,
  unread integer not null default 0 check (unread >= 0)
) with (fillfactor = 80);
