-- Whatever leaves the public leaves the index in the same statement: the refresh need not look for what was forgotten.
delete from video_search s where not exists (
  select from videos v where v.id = s.video_id and v.publish_status = 'published');
create function leave_search() returns trigger language plpgsql as $$
begin
  delete from video_search where video_id = new.id;
  return null;
end $$;
create trigger videos_leave_search after update of publish_status on videos for each row
  when (old.publish_status = 'published' and new.publish_status <> 'published') execute function leave_search();
