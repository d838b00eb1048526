-- How a version of an episode lies beside the one that all of it are compared with.
create table version_offsets (
  video_id uuid primary key references episode_versions on delete cascade,
  reference_id uuid not null references episode_versions on delete cascade,
  -- The files that were compared: with another one, they are again.
  media_id uuid not null references media_assets on delete cascade,
  reference_media_id uuid not null references media_assets on delete cascade,
  -- [[from which second of the reference on, how many seconds ahead], …]; empty: nobody can tell.
  offsets jsonb not null,
  check (video_id <> reference_id)
);
create index version_offsets_reference on version_offsets (reference_id);
create index version_offsets_media on version_offsets (media_id);
create index version_offsets_reference_media on version_offsets (reference_media_id);

-- Works that had several versions of an episode before any were compared: each has its turn, a few at a time.
create table works_to_align (
  work_id uuid primary key references works on delete cascade
);
insert into works_to_align
select distinct work_id from (
  select e.work_id from episodes e join episode_versions ev on ev.episode_id = e.id group by e.id having count(*) > 1) several;
