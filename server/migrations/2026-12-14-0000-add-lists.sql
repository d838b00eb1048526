-- What members watch and mean to watch, by works, and of what new episodes they want to hear.
-- What everybody sees of a work, for the statements of other domains.
create view published_works as
  select id, slug, kind, title, native_title, year, season, airing, expected_episodes, created_at from works
  where state = 'published';

alter table profiles add column shows_list boolean not null default false;

create table list_settings (
  member_id uuid primary key references profiles (id) on delete cascade,
  -- In which measure scores are shown; they are stored of a hundred.
  scale text not null default 'ten' check (scale in ('ten', 'stars', 'smileys')),
  follows_watching boolean not null default true
);

create table list_entries (
  member_id uuid not null references profiles (id) on delete cascade,
  work_id uuid not null references works on delete cascade,
  status text not null check (status in ('planned', 'watching', 'completed', 'on_hold', 'dropped', 'rewatching')),
  score smallint check (score between 0 and 100),
  notes text check (notes <> ''),
  started_on date,
  finished_on date,
  episodes_seen integer not null default 0 check (episodes_seen between 0 and 10000),
  rewatches integer not null default 0 check (rewatches between 0 and 10000),
  tells_of_new boolean not null default false,
  -- The language of sound in which a new episode is one; null: any.
  told_language text check (told_language <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (member_id, work_id)
);
create index list_entries_newest on list_entries (member_id, updated_at desc, work_id);
create index list_entries_of_work on list_entries (work_id, member_id);

create table episode_reminders (
  member_id uuid not null references profiles (id) on delete cascade,
  episode_id uuid not null references episodes on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, episode_id)
);
create index episode_reminders_of on episode_reminders (episode_id, member_id);

-- First versions of episodes, and first ones in a language (empty: one that nobody said), as they come out.
create table episode_news (
  episode_id uuid not null references episodes on delete cascade,
  language text not null,
  work_id uuid not null references works on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  is_first boolean not null,
  found_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (episode_id, language)
);
create index episode_news_waiting on episode_news (work_id) where told_at is null;
create index episode_news_told on episode_news (work_id, told_at desc) where told_at is not null;
create index episode_news_newest on episode_news (work_id, found_at desc);
create index episode_news_video on episode_news (video_id);

-- A title as it is compared with titles of other lists: letters and digits, however large and with whatever between them.
create function title_letters(title text) returns text language sql immutable strict parallel safe return
  lower(regexp_replace(normalize(title, nfkc), '[][[:space:]!-/:-@\\^_`{|}~…‘’“”–—・、。「」『』〜☆★♪♥×]+', '', 'g'));
create index works_by_title on works (title_letters(title));
create index works_by_native_title on works (title_letters(native_title));
create index work_titles_by_title on work_titles (title_letters(title));
create view published_work_titles as
  select id as work_id, title from works where state = 'published'
  union all select id, native_title from works where state = 'published' and native_title is not null
  union all select t.work_id, t.title from work_titles t join works w on w.id = t.work_id and w.state = 'published';

-- How many works a member has in each status, counted as entries change.
create table list_counts (
  member_id uuid not null references profiles (id) on delete cascade,
  status text not null,
  entries integer not null default 0 check (entries >= 0),
  primary key (member_id, status)
) with (fillfactor = 80);
create function count_list_entry() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update list_counts set entries = entries - 1 where member_id = old.member_id and status = old.status;
  end if;
  if tg_op <> 'DELETE' then
    insert into list_counts as so_far (member_id, status, entries) values (new.member_id, new.status, 1)
    on conflict (member_id, status) do update set entries = so_far.entries + 1;
  end if;
  return null;
end $$;
create trigger list_entries_added after insert or delete on list_entries
  for each row execute function count_list_entry();
create trigger list_entries_moved after update of status on list_entries
  for each row when (old.status is distinct from new.status) execute function count_list_entry();

-- By what works are browsed.
create index works_by_season on works
  (year desc nulls last, (array_position(array['winter', 'spring', 'summer', 'fall'], season)) desc nulls last, title, id)
  where state = 'published';
create index works_in_titles on works (lower(title), id) where state = 'published';
create index episodes_airing on episodes (aired_on, work_id) where aired_on is not null;

-- The tags of published videos, and what tags are called, for the statements of other domains.
create view published_video_tags as select video_id, tag_id from video_tags where published_at is not null;
create view tag_names as select id, slug, name, video_count from tags;
-- The tags of the videos of a work, counted anew when one of these changes.
create table work_tags (
  work_id uuid not null references works on delete cascade,
  tag_id bigint not null references tags (id) on delete cascade,
  primary key (work_id, tag_id)
);
create index work_tags_of on work_tags (tag_id, work_id);
insert into work_tags (work_id, tag_id)
select distinct e.work_id, t.tag_id
from episodes e join episode_versions ev on ev.episode_id = e.id join published_video_tags t on t.video_id = ev.video_id;

-- The hour in UTC at which an episode airs on its day; null: nobody said.
alter table episodes add column air_time time;
