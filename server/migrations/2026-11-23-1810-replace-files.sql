-- A new file of a video is prepared beside the one that plays, and takes its place once it is ready.
alter table videos
  add column next_media_id uuid references media_assets (id),
  -- Whether an admin looks at the new file before anybody else does.
  add column next_is_reviewed boolean,
  -- Why the last new file was not taken, as a sentence for its uploader.
  add column next_refusal text check (length(next_refusal) <= 1000),
  -- When the file that plays took the place of another; what was measured before is of that other.
  add column file_replaced_at timestamptz;
create unique index videos_next_media on videos (next_media_id) where next_media_id is not null;

-- The video whose file an upload is to take the place of.
alter table uploads add column replaces_video_id uuid references videos (id) on delete cascade;
create index uploads_replaces on uploads (replaces_video_id) where replaces_video_id is not null;
