-- A work that was merged into another leads to it, and is listed nowhere.
alter table works add column merged_into uuid references works on delete set null;
create index works_merged on works (merged_into) where merged_into is not null;
-- When its titles were made the keys below; null: not yet.
alter table works add column names_read_at timestamptz;
create index works_unread on works (id) where names_read_at is null;
-- Numbers above all that are allowed are where episodes wait while several change theirs.
alter table episodes alter column number type numeric(9, 2);

-- By what a work is found from the name of a release: a title without case and signs, and its season.
create table work_keys (
  work_id uuid not null references works on delete cascade,
  key text not null,
  primary key (key, work_id)
);
create index work_keys_of on work_keys (work_id);

-- Videos whose titles are to be read, or read again.
create table videos_to_read (
  video_id uuid primary key references videos on delete cascade
);
insert into videos_to_read (video_id) select id from videos where publish_status = 'published';

-- What the title of a video says, where it says that it is an episode, and of what.
create table video_readings (
  video_id uuid primary key references videos on delete cascade,
  -- The title of the video as it was read.
  name text not null,
  key text not null,
  title text not null,
  season integer,
  work_kind text not null check (work_kind in ('tv', 'ova', 'ona', 'movie', 'special')),
  kind text not null check (kind in ('regular', 'special')),
  number numeric(7, 2),
  is_weak boolean not null,
  episode_title text,
  cut text not null check (cut in ('uncut', 'censored', 'directors')),
  release_group text
);
create index video_readings_of on video_readings (key);

-- That a video is an episode of a work, until an admin has looked at it. Each video has one at most: what was dismissed is not
-- proposed again from its title.
create table episode_proposals (
  id uuid primary key,
  video_id uuid not null unique references videos on delete cascade,
  origin text not null check (origin in ('title', 'uploader', 'source')),
  state text not null check (state in ('open', 'accepted', 'dismissed')),
  -- Null: a work that is not there, of `work_title`. `lead` is the same for all that lead to one work.
  work_id uuid references works on delete set null,
  lead text not null,
  work_title text not null check (work_title <> ''),
  work_kind text not null check (work_kind in ('tv', 'ova', 'ona', 'movie', 'special')),
  kind text not null check (kind in ('regular', 'special')),
  number numeric(7, 2) check (number >= 0),
  episode_title text check (episode_title <> ''),
  cut text not null check (cut in ('uncut', 'censored', 'directors')),
  release_group text check (release_group <> ''),
  proposed_at timestamptz not null default now(),
  decided_at timestamptz
);
create index episode_proposals_open on episode_proposals (lead, number, id) where state = 'open';
create index episode_proposals_of on episode_proposals (work_id) where work_id is not null;

-- What admins did to works and can be undone: what was before, and what has to be there still.
create table work_acts (
  id uuid primary key,
  act text not null,
  summary text not null,
  scope jsonb not null,
  before jsonb not null,
  after jsonb not null,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index work_acts_latest on work_acts (made_at desc, id desc);

create view episode_proposal_texts as
  select id, work_title, release_group from episode_proposals where state = 'open';
