-- Tags that went into another, by their numbers: browsers remember those. Until its videos are rewritten (`videos_to_key`) a tag
-- that is gone is still met by its own number.
create table tag_successors (
  gone_id bigint primary key,
  tag_id bigint not null references tags on delete cascade,
  is_keyed boolean not null default false
);
create index tag_successors_of on tag_successors (tag_id);
create index tag_successors_waiting on tag_successors (gone_id) where not is_keyed;

-- Studios in whose place is another, as of one that was named anew.
create table studio_successors (
  gone_id uuid primary key,
  studio_id uuid not null references studios on delete cascade
);
create index studio_successors_of on studio_successors (studio_id);

-- Videos whose keys a worker rewrites, because an act concerned too many of them.
create table videos_to_key (
  video_id uuid primary key references videos on delete cascade
);

-- One function for all that a video can be met by: `videos` that changed themselves, `works` whose videos are concerned, and
-- episodes that `moved` to another. Whoever sets `tsukimi.keys_later` says that what is hidden is hidden without it.
create function follow_shield_keys() returns trigger language plpgsql as $$
declare
  concerned uuid[];
begin
  case tg_argv[0]
    when 'videos' then concerned := array(select distinct video_id from changed);
    when 'works' then concerned := array(
      select ev.video_id from (select distinct work_id from changed) c join episodes e on e.work_id = c.work_id
      join episode_versions ev on ev.episode_id = e.id);
    when 'moved' then concerned := array(
      select ev.video_id from changed join was on was.id = changed.id and was.work_id <> changed.work_id
      join episode_versions ev on ev.episode_id = changed.id);
  end case;
  if current_setting('tsukimi.keys_later', true) = 'on' then
    -- One that waits already is held: a worker that takes it now does not know yet what this act changes.
    insert into videos_to_key select distinct unnest(concerned) order by 1
      on conflict (video_id) do update set video_id = excluded.video_id;
  else
    perform refresh_shield_keys(concerned);
  end if;
  return null;
end $$;

drop trigger video_tags_shield_added on video_tags;
drop trigger video_tags_shield_gone on video_tags;
drop trigger episode_versions_shield_added on episode_versions;
drop trigger episode_versions_shield_gone on episode_versions;
drop trigger episode_versions_shield_moved on episode_versions;
drop trigger work_studios_shield_added on work_studios;
drop trigger work_studios_shield_gone on work_studios;
drop trigger episodes_shield_moved on episodes;
drop function shield_keys_of_changed();
drop function shield_keys_of_work();
drop function shield_keys_of_moved();

create trigger video_tags_shield_added after insert on video_tags
  referencing new table as changed for each statement execute function follow_shield_keys('videos');
create trigger video_tags_shield_gone after delete on video_tags
  referencing old table as changed for each statement execute function follow_shield_keys('videos');
create trigger episode_versions_shield_added after insert on episode_versions
  referencing new table as changed for each statement execute function follow_shield_keys('videos');
create trigger episode_versions_shield_gone after delete on episode_versions
  referencing old table as changed for each statement execute function follow_shield_keys('videos');
create trigger episode_versions_shield_moved after update on episode_versions
  referencing new table as changed for each statement execute function follow_shield_keys('videos');
create trigger work_studios_shield_added after insert on work_studios
  referencing new table as changed for each statement execute function follow_shield_keys('works');
create trigger work_studios_shield_gone after delete on work_studios
  referencing old table as changed for each statement execute function follow_shield_keys('works');
create trigger episodes_shield_moved after update on episodes
  referencing old table as was new table as changed for each statement execute function follow_shield_keys('moved');
