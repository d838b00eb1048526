-- Each time somebody with `child_safety` asked to see clearly what may show a minor. It is theirs: so that they, and whoever cares for
-- them, know how much it was.
create table exposures (
  member_id uuid not null references accounts (id) on delete cascade,
  -- What they looked at: a video, photo, profile, picture, or preserved thing. No foreign key: it may be deleted.
  subject_id uuid not null,
  at timestamptz not null default now(),
  primary key (member_id, at, subject_id)
);
create index exposures_due on exposures (at);

-- Whether somebody has asked to see this clearly, a short while ago. `asked` is what the address of a file names: a thing, or
-- the media of a video that is or was here.
create function is_uncovered(viewer uuid, asked uuid) returns boolean language sql stable as $$
  select exists (
    select from exposures e
    where e.member_id = viewer and e.at > now() - interval '15 minutes' and e.subject_id in (
      select asked
      union all select id from videos where media_id = asked or next_media_id = asked
      union all select f.preserved_id from preserved_files f where f.key = 'media/' || asked || '/'))
$$;
