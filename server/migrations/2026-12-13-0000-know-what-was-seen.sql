-- When a member watched a video to its end, or said so; null: not yet, or before this was noted.
alter table watch_history add column seen_at timestamptz;
-- What a member does not want to go on with, until they watch it again.
alter table watch_history add column is_set_aside boolean not null default false;

-- What members watched, and where they stopped unless they do not want that remembered: for domains that know what comes next.
create view watched_videos as
  select h.member_id, h.video_id, h.watched_at, h.seen_at, h.is_set_aside, w.position_seconds
  from watch_history h
  left join watch_positions w on w.member_id = h.member_id and w.video_id = h.video_id
    and not exists (select from watch_settings s where s.member_id = h.member_id and not s.keeps_positions);
