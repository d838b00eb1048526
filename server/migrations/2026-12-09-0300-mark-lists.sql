-- Where a page far down a long list begins, so that nobody walks to it from the first. Written now and then; what was
-- published since is counted when a page is asked for.
create table list_marks (
  -- As `newest`, `category/ID/views`, `tag/ID`, `uploader/ID/newest`.
  list text not null,
  -- How many videos stood before this one.
  position integer not null check (position > 0),
  -- What the list is ordered by, at this place: one of the two.
  moment timestamptz,
  number double precision,
  video_id uuid not null,
  marked_at timestamptz not null,
  primary key (list, position),
  check ((moment is null) <> (number is null))
);
create index list_marks_marked on list_marks (marked_at);
