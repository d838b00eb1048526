-- What people who watch anime think in: a season, a film or an OVA as the known list sites count them, its episodes, and the
-- videos that are versions of an episode. A video without a work goes on as before.
create table works (
  id uuid primary key,
  slug text not null unique,
  kind text not null check (kind in ('tv', 'ova', 'ona', 'movie', 'special')),
  -- In Latin script, and as it is written where it was made.
  title text not null check (title <> ''),
  native_title text check (native_title <> ''),
  synopsis text check (synopsis <> ''),
  year smallint check (year between 1900 and 2200),
  season text check (season in ('winter', 'spring', 'summer', 'fall')),
  airing text not null check (airing in ('announced', 'airing', 'finished', 'cancelled')),
  source text check (source in ('original', 'manga', 'light_novel', 'visual_novel', 'game', 'novel', 'other')),
  expected_episodes integer check (expected_episodes > 0),
  -- Works of one story have the same, in the order to watch.
  series_id uuid,
  series_position integer,
  state text not null check (state in ('proposed', 'published', 'hidden')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((series_id is null) = (series_position is null)),
  check (season is null or year is not null),
  unique (series_id, series_position)
);
create index works_published on works (created_at desc, id desc) where state = 'published';
create index works_changed on works (updated_at desc, id desc);

-- Other titles of a work, each once.
create table work_titles (
  id uuid primary key,
  work_id uuid not null references works on delete cascade,
  language text not null,
  kind text not null check (kind in ('official', 'short', 'synonym')),
  title text not null check (title <> ''),
  position integer not null,
  unique (work_id, language, title)
);

create table studios (
  id uuid primary key,
  slug text not null unique,
  name text not null check (name <> ''),
  native_name text check (native_name <> ''),
  -- Published works, counted when a work changes.
  work_count integer not null default 0,
  created_at timestamptz not null default now()
);
create unique index studios_by_name on studios (lower(name));
create index studios_with_works on studios (lower(name), id) where work_count > 0;

create table work_studios (
  work_id uuid not null references works on delete cascade,
  studio_id uuid not null references studios on delete cascade,
  position integer not null,
  primary key (work_id, studio_id)
);
create index work_studios_of on work_studios (studio_id);

-- `to_id` is the sequel, side story, summary or alternative of `from_id`. What it is the other way round follows from the same
-- row: two works have one relation or none.
create table work_relations (
  from_id uuid not null references works on delete cascade,
  to_id uuid not null references works on delete cascade,
  kind text not null check (kind in ('sequel', 'side_story', 'summary', 'alternative')),
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create unique index work_relations_of_two on work_relations (least(from_id, to_id), greatest(from_id, to_id));
create index work_relations_to on work_relations (to_id);

create table episodes (
  id uuid primary key,
  work_id uuid not null references works on delete cascade,
  kind text not null check (kind in ('regular', 'special')),
  -- With decimals: 6.5 is what was aired between two.
  number numeric(7, 2) not null check (number >= 0),
  title text check (title <> ''),
  native_title text check (native_title <> ''),
  aired_on date,
  unique (work_id, kind, number)
);

-- A video is one episode at most. Its languages are those of the video.
create table episode_versions (
  video_id uuid primary key references videos on delete cascade,
  episode_id uuid not null references episodes on delete cascade,
  cut text not null check (cut in ('uncut', 'censored', 'directors')),
  release_group text check (release_group <> '')
);
create index episode_versions_of on episode_versions (episode_id);
-- What people read of works, for whoever looks through all texts.
create view work_texts as select id, title, native_title, synopsis from works;
create view work_title_texts as select id, title from work_titles;
create view studio_texts as select id, name from studios;
create view episode_texts as select id, title, native_title from episodes;
create view episode_version_texts as select video_id as id, release_group from episode_versions
  where release_group is not null;
