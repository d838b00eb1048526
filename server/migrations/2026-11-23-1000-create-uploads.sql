-- Files on their way in. How much of one has arrived is the length of the file; the row says whose it is and what becomes
-- of it.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 255),
  content_type text check (length(content_type) <= 100),
  bytes bigint not null check (bytes > 0),
  -- Bytes arrive; all are there and the form is waited for; a job looks at the file; it became a video; or it was
  -- cancelled or forgotten, and is kept for what a day may hold.
  state text not null default 'receiving'
    check (state in ('receiving', 'received', 'queued', 'failed', 'done', 'gone')),
  -- What was typed and declared, once the form was sent.
  details jsonb,
  -- Why it failed, as a sentence for a person.
  reason text,
  video_id uuid references videos (id) on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((state = 'failed') = (reason is not null)),
  check (state <> 'queued' or details is not null)
);
create index uploads_owner on uploads (owner_id, id desc);
create index uploads_video on uploads (video_id) where video_id is not null;
create index uploads_waiting on uploads (state, changed_at) where state <> 'done';
