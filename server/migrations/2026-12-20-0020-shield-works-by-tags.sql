-- Whether all published videos of the work have the tag: it is of the work then, and who hides the tag hides the work.
alter table work_tags add column is_common boolean not null default false;
with videos as materialized (
  select o.work_id, o.video_id from work_videos o join published_videos v on v.id = o.video_id
), totals as (
  select work_id, count(*) as videos from videos group by work_id
), tagged as (
  select o.work_id, t.tag_id, count(*) as videos from videos o join published_video_tags t on t.video_id = o.video_id
  group by o.work_id, t.tag_id
)
update work_tags x set is_common = true from tagged t join totals a using (work_id)
where x.work_id = t.work_id and x.tag_id = t.tag_id and t.videos = a.videos;

-- Whether a work is by one of these studios, or has one of these tags in all that can be watched of it.
create or replace function is_work_shielded(of_work uuid, hidden bigint[]) returns boolean language sql stable as $$
  select exists (select from work_studios ws where ws.work_id = of_work and shield_key(ws.studio_id) = any (hidden))
    or exists (select from work_tags x where x.work_id = of_work and x.is_common and x.tag_id = any (hidden))
$$;
