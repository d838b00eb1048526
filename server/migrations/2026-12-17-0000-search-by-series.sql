-- Of which work, by which studios and in which cut a video is, for whoever finds videos by them.
create view video_works as
  select ev.video_id, e.work_id, ev.cut,
    array(select ws.studio_id from work_studios ws where ws.work_id = e.work_id order by ws.studio_id) as studio_ids
  from episode_versions ev join episodes e on e.id = ev.episode_id;

-- Published videos that the index is to read again: what of their work changed, which states no fact of its own.
create table search_waiting (video_id uuid primary key references videos on delete cascade);

create function wait_for_search(concerned uuid[]) returns void language sql as $$
  insert into search_waiting (video_id)
  select v.id from videos v where v.id = any (concerned) and v.publish_status = 'published'
  order by v.id
  -- Not `do nothing`: what waits is held until this change is there to read, and so passed over by whoever takes it.
  on conflict (video_id) do update set video_id = excluded.video_id
$$;
create function search_changed_versions() returns trigger language plpgsql as $$
begin
  perform wait_for_search(array(select distinct video_id from changed));
  return null;
end $$;
create trigger episode_versions_search_added after insert on episode_versions
  referencing new table as changed for each statement execute function search_changed_versions();
create trigger episode_versions_search_gone after delete on episode_versions
  referencing old table as changed for each statement execute function search_changed_versions();
create trigger episode_versions_search_moved after update on episode_versions
  referencing new table as changed for each statement execute function search_changed_versions();

create function search_changed_works() returns trigger language plpgsql as $$
begin
  perform wait_for_search(array(
    select ev.video_id from episodes e join episode_versions ev on ev.episode_id = e.id
    where e.work_id in (select work_id from changed)));
  return null;
end $$;
create trigger work_studios_search_added after insert on work_studios
  referencing new table as changed for each statement execute function search_changed_works();
create trigger work_studios_search_gone after delete on work_studios
  referencing old table as changed for each statement execute function search_changed_works();

create function search_moved_episodes() returns trigger language plpgsql as $$
begin
  perform wait_for_search(array(
    select ev.video_id from now_there n join was_there w on w.id = n.id and w.work_id <> n.work_id
    join episode_versions ev on ev.episode_id = n.id));
  return null;
end $$;
create trigger episodes_search_moved after update on episodes
  referencing old table as was_there new table as now_there for each statement execute function search_moved_episodes();

-- What is there is read again: lengths, languages, uploaders and works can be searched by now.
insert into search_waiting (video_id) select id from videos where publish_status = 'published';
