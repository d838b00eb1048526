-- What somebody does not want to meet: a tag, a creator or a studio, and what to do with videos of it.
create table shield_rules (
  member_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('tag', 'creator', 'studio')),
  -- As text: tags have numbers.
  subject_id text not null,
  act text not null check (act in ('hide', 'blur', 'warn')),
  created_at timestamptz not null default now(),
  primary key (member_id, kind, subject_id)
);
-- Who hides a thing, for what is told to many at once, and for what is gone.
create index shield_rules_subject on shield_rules (kind, subject_id);

-- One space of numbers for everything a shield may name: a tag is its own number, the others are the last half of their id,
-- which is drawn by chance.
create function shield_key(id uuid) returns bigint language sql immutable parallel safe as $$
  select ('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint
$$;

create function shield_keys_of(of_video uuid, of_uploader uuid) returns bigint[] language sql stable as $$
  select array(
    select shield_key(of_uploader) where of_uploader is not null
    union all select tag_id from video_tags where video_id = of_video
    union all select shield_key(ws.studio_id) from episode_versions ev join episodes e on e.id = ev.episode_id
      join work_studios ws on ws.work_id = e.work_id where ev.video_id = of_video)
$$;

-- Whether a work is by one of these studios, for lists of works.
create function is_work_shielded(of_work uuid, hidden bigint[]) returns boolean language sql stable as $$
  select exists (select from work_studios ws where ws.work_id = of_work and shield_key(ws.studio_id) = any (hidden))
$$;

-- What a shield can meet in a video. On the row itself, so that leaving videos out of a list reads nothing more than the list.
alter table videos add column shield_keys bigint[] not null default '{}';

create function set_shield_keys() returns trigger language plpgsql as $$
begin
  new.shield_keys := shield_keys_of(new.id, new.uploader_id);
  return new;
end $$;
create trigger videos_shield_keys before insert or update of uploader_id on videos
  for each row execute function set_shield_keys();

create function refresh_shield_keys(concerned uuid[]) returns void language sql as $$
  update videos v set shield_keys = k.keys
  from (select id, shield_keys_of(id, uploader_id) as keys from videos where id = any (concerned)) k
  where v.id = k.id and v.shield_keys is distinct from k.keys
$$;

-- By the statement: a video is tagged with all of its tags at once.
create function shield_keys_of_changed() returns trigger language plpgsql as $$
begin
  perform refresh_shield_keys(array(select distinct video_id from changed));
  return null;
end $$;
create trigger video_tags_shield_added after insert on video_tags
  referencing new table as changed for each statement execute function shield_keys_of_changed();
create trigger video_tags_shield_gone after delete on video_tags
  referencing old table as changed for each statement execute function shield_keys_of_changed();
create trigger episode_versions_shield_added after insert on episode_versions
  referencing new table as changed for each statement execute function shield_keys_of_changed();
create trigger episode_versions_shield_gone after delete on episode_versions
  referencing old table as changed for each statement execute function shield_keys_of_changed();
create trigger episode_versions_shield_moved after update on episode_versions
  referencing new table as changed for each statement execute function shield_keys_of_changed();

create function shield_keys_of_work() returns trigger language plpgsql as $$
begin
  perform refresh_shield_keys(array(
    select ev.video_id from (select distinct work_id from changed) c join episodes e on e.work_id = c.work_id
    join episode_versions ev on ev.episode_id = e.id));
  return null;
end $$;
create trigger work_studios_shield_added after insert on work_studios
  referencing new table as changed for each statement execute function shield_keys_of_work();
create trigger work_studios_shield_gone after delete on work_studios
  referencing old table as changed for each statement execute function shield_keys_of_work();
-- An episode that moves to another work takes its versions along.
create function shield_keys_of_moved() returns trigger language plpgsql as $$
begin
  perform refresh_shield_keys(array(
    select ev.video_id from changed join was on was.id = changed.id and was.work_id <> changed.work_id
    join episode_versions ev on ev.episode_id = changed.id));
  return null;
end $$;
create trigger episodes_shield_moved after update on episodes
  referencing old table as was new table as changed for each statement execute function shield_keys_of_moved();

-- What is gone needs no rule.
create function drop_shield_rules() returns trigger language plpgsql as $$
begin
  delete from shield_rules where kind = tg_argv[0] and subject_id = old.id::text;
  return null;
end $$;
create trigger tags_drop_shield_rules after delete on tags for each row execute function drop_shield_rules('tag');
create trigger studios_drop_shield_rules after delete on studios for each row execute function drop_shield_rules('studio');
create trigger profiles_drop_shield_rules after delete on profiles for each row execute function drop_shield_rules('creator');

create or replace view published_videos as
  select id, slug, title, description, category_id, uploader_id, release_status, bunny_thumbnail_url, thumbnail_key,
    custom_thumbnail_key, cover_image_key, preview_key, playback_state, duration_seconds, quality, format, audio_language,
    subtitle_languages, view_count, like_count, dislike_count, comment_count, rating, trending_score, shuffle, created_at,
    published_at, place_rules, shield_keys
  from videos where publish_status = 'published';
