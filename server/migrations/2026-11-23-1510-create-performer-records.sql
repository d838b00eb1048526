-- Who is seen in a filmed video, as the law has it recorded. A record outlives its video, and goes years after it was made.
create table performer_records (
  id uuid primary key,
  video_id uuid references videos (id) on delete set null,
  -- As it was then, to find the record by.
  video_title text not null,
  -- Legal name, other names, date of birth, kind and reference of the document; sealed.
  sealed_facts bytea not null,
  produced_on date not null,
  -- Was 18 when it was made. Nothing else is taken; what decides on publication asks all the same.
  is_adult boolean not null,
  recorded_by uuid references profiles (id) on delete set null,
  recorded_at timestamptz not null default now()
);
create index performer_records_video on performer_records (video_id) where video_id is not null;
create index performer_records_recorder on performer_records (recorded_by) where recorded_by is not null;
create index performer_records_age on performer_records (recorded_at);
