-- What the worker counts of works now and then, so that nothing has to be counted when somebody looks.
alter table works
  -- Views of its published videos.
  add column popularity bigint not null default 0,
  -- Members whose list everybody may see and who mean to watch it, are watching it, or have.
  add column planned_by integer not null default 0,
  add column watched_by integer not null default 0,
  add column completed_by integer not null default 0;
create index works_by_popularity on works (popularity desc, id desc) where state = 'published';

-- Members whose lists everybody may see.
create view members_showing_lists as
  select id from profiles where shows_list and leaving_at is null and held_look is null;

-- Which videos are episodes of which work, for the statements of other domains.
create view work_videos as
  select e.work_id, ev.video_id from episodes e join episode_versions ev on ev.episode_id = e.id;
