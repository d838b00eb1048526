-- What is like what, worked out ahead from what members watched and like and from what videos are; and what each member says
-- about what they are shown.

-- What members watched and what they like, for the statements of other domains.
create view watched_by_members as select member_id, video_id, watched_at, seen_at from watch_history;
create view liked_videos as
  select member_id, video_id, created_at as liked_at from video_favorites where not ended
  union all select member_id, video_id, changed_at from video_reactions where reaction = 1;
-- What a member likes, the latest first, from the head of both indexes: the view has no order of its own.
create function newest_liked(of_member uuid, most bigint) returns table (video_id uuid, liked_at timestamptz) language sql stable as $$
  select video_id, liked_at from (
    (select video_id, created_at as liked_at from video_favorites where member_id = of_member and not ended
     order by created_at desc, video_id desc limit most)
    union all
    (select video_id, changed_at from video_reactions where member_id = of_member and reaction = 1
     order by changed_at desc, video_id desc limit most)) both_kinds
  order by liked_at desc, video_id desc limit most $$;
create view disliked_videos as select member_id, video_id from video_reactions where reaction = -1;
create view shown_playlist_videos as
  select p.id as playlist_id, p.owner_id, e.video_id, e.position
  from playlists p join playlist_videos e on e.playlist_id = p.id where p.is_public and p.state = 'shown';
create view listed_works as select member_id, work_id, status, score, updated_at from list_entries;
create view tagged_videos as select tag_id, video_id, published_at from video_tags where published_at is not null;
-- Of which published work a video is an episode, and of which story that is a part.
create view videos_of_works as
  select ev.video_id, e.work_id, e.kind, e.number, w.series_id
  from episode_versions ev join episodes e on e.id = ev.episode_id join works w on w.id = e.work_id and w.state = 'published';
create view studios_of_works as select work_id, studio_id from work_studios;
-- What stands on the page of a work already: the other seasons, and what is related by name, seen from both sides.
create view works_beside as
  select w.id as work_id, o.id as other_id from works w join works o on o.series_id = w.series_id and o.id <> w.id
  union all select from_id, to_id from work_relations
  union all select to_id, from_id from work_relations;

create table taste_settings (
  member_id uuid primary key references profiles (id) on delete cascade,
  -- Nothing is recommended to them, and what they watch says nothing about videos.
  is_off boolean not null default false,
  novelty smallint not null default 1 check (novelty between 0 and 2),
  -- Shorter ones, any, longer ones.
  length smallint not null default 0 check (length between -1 and 1)
);
-- What a member wants to see less of.
create table taste_marks (
  member_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('video', 'creator', 'tag')),
  -- As text: tags have numbers.
  subject_id text not null,
  created_at timestamptz not null default now(),
  primary key (member_id, kind, subject_id)
);
create index taste_marks_subject on taste_marks (kind, subject_id);
create function drop_taste_marks() returns trigger language plpgsql as $$
begin
  delete from taste_marks where kind = tg_argv[0] and subject_id = old.id::text;
  return null;
end $$;
create trigger tags_drop_taste_marks after delete on tags for each row execute function drop_taste_marks('tag');
create trigger videos_drop_taste_marks after delete on videos for each row execute function drop_taste_marks('video');
create trigger profiles_drop_taste_marks after delete on profiles for each row execute function drop_taste_marks('creator');

-- What is like a video, the most alike first, with how much: one row is read to know it.
create table video_neighbors (
  video_id uuid primary key references videos on delete cascade,
  neighbor_ids uuid[] not null,
  scores real[] not null,
  made_at timestamptz not null default now(),
  check (cardinality(neighbor_ids) = cardinality(scores))
);
-- How many members are known to have watched it.
create table video_audiences (
  video_id uuid primary key references videos on delete cascade,
  members integer not null
) with (fillfactor = 80);
create table work_neighbors (
  work_id uuid primary key references works on delete cascade,
  neighbor_ids uuid[] not null,
  scores real[] not null,
  made_at timestamptz not null default now(),
  check (cardinality(neighbor_ids) = cardinality(scores))
);

-- Videos whose neighbours are to be found anew, as often as something of them changed. Only added to, so that nobody waits for
-- anybody: whoever finds them anew takes the rows away.
create table neighbor_marks (
  id bigint generated always as identity primary key,
  video_id uuid not null,
  -- 0: something that was watched or liked was taken back, which goes first. 1: it is new, or its facts changed. 2: somebody
  -- watched it. 3: it is like a new one.
  cause smallint not null check (cause between 0 and 3),
  marked_at timestamptz not null default now()
);
create index neighbor_marks_next on neighbor_marks (cause, id);
create index neighbor_marks_video on neighbor_marks (video_id);
-- How far finding all of them has come, in each of the halves that go side by side.
create table neighbor_rounds (
  lane smallint primary key,
  after_id uuid not null,
  until_id uuid not null,
  began_at timestamptz not null,
  ended_at timestamptz
);

-- A member takes something back: what it says of videos is forgotten, also of all that they watched beside it. Nothing is to be
-- forgotten of a video that is gone itself.
create function mark_forgotten() returns trigger language plpgsql as $$
begin
  insert into neighbor_marks (video_id, cause)
  select distinct concerned.video_id, 0 from (
    select g.video_id from gone g join videos v on v.id = g.video_id
    union all
    select beside.video_id
    from (select distinct g.member_id from gone g join videos v on v.id = g.video_id) m cross join lateral (
      (select h.video_id from watch_history h where h.member_id = m.member_id
       order by h.watched_at desc, h.video_id desc limit 60)
      union all (select l.video_id from newest_liked(m.member_id, 30) l)) beside
  ) concerned;
  return null;
end $$;
create trigger watch_history_forgotten after delete on watch_history
  referencing old table as gone for each statement execute function mark_forgotten();
create trigger video_favorites_forgotten after delete on video_favorites
  referencing old table as gone for each statement execute function mark_forgotten();
create trigger video_reactions_forgotten after delete on video_reactions
  referencing old table as gone for each statement execute function mark_forgotten();
-- A like that becomes a dislike is taken back too.
create function mark_turned() returns trigger language plpgsql as $$
begin
  insert into neighbor_marks (video_id, cause)
  select old.video_id, 0
  union (select h.video_id, 0 from watch_history h where h.member_id = old.member_id
    order by h.watched_at desc, h.video_id desc limit 60)
  union (select l.video_id, 0 from newest_liked(old.member_id, 30) l);
  return null;
end $$;
create trigger video_reactions_turned after update on video_reactions
  for each row when (old.reaction = 1 and new.reaction = -1) execute function mark_turned();
-- The series that is taken off, and those that stay beside it, each by one of its videos.
create function mark_list_forgotten() returns trigger language plpgsql as $$
begin
  insert into neighbor_marks (video_id, cause)
  select distinct v.video_id, 0 from (
    select g.work_id from gone g
    union
    select beside.work_id from (select distinct g.member_id from gone g join works w on w.id = g.work_id) m cross join lateral (
      select l.work_id from list_entries l where l.member_id = m.member_id order by l.updated_at desc limit 60) beside
  ) concerned cross join lateral (
    select ev.video_id from episodes e join episode_versions ev on ev.episode_id = e.id where e.work_id = concerned.work_id limit 1) v;
  return null;
end $$;
create trigger list_entries_forgotten after delete on list_entries
  referencing old table as gone for each statement execute function mark_list_forgotten();
create function mark_watched() returns trigger language plpgsql as $$
begin
  insert into neighbor_marks (video_id, cause) select video_id, 2 from added;
  return null;
end $$;
create trigger watch_history_marked after insert on watch_history
  referencing new table as added for each statement execute function mark_watched();

-- What is here already is found with the first round.
