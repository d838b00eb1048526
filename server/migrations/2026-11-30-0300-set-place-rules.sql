-- Where a video, or everything of a tag or category, may be shown.
create table place_rules (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('video', 'tag', 'category')),
  -- As text: tags have numbers.
  subject_id text not null,
  -- Nowhere but in these places, or everywhere but there.
  mode text not null check (mode in ('only', 'except')),
  places text[] not null check (cardinality(places) between 1 and 300),
  -- Shown to whoever asks from where it is not shown.
  reason text not null check (length(reason) between 1 and 500),
  -- Of the case on which it was decided; null: it was set by itself.
  case_id uuid,
  set_by uuid references accounts (id) on delete set null,
  set_by_name text not null,
  set_at timestamptz not null default now(),
  unique (kind, subject_id)
);
create index place_rules_setter on place_rules (set_by) where set_by is not null;

-- The rules that concern a video, by whatever way; null: none, as almost everywhere.
alter table videos add column place_rules integer[];
-- The few that have some, for lists that know a video by its id alone.
create index videos_with_place_rules on videos (id) include (place_rules) where place_rules is not null;
-- The list of newest videos is read from its index alone, wherever it is asked.
drop index videos_newest;
create index videos_newest on videos (published_at desc, id desc) include (place_rules) where publish_status = 'published';

create function place_rules_of(of_video uuid, of_category uuid) returns integer[] language sql stable as $$
  select array_agg(r.id order by r.id) from place_rules r
  where (r.kind = 'video' and r.subject_id = of_video::text)
    or (r.kind = 'category' and r.subject_id = of_category::text)
    or (r.kind = 'tag' and exists (
      select from video_tags vt where vt.video_id = of_video and vt.tag_id::text = r.subject_id))
$$;

create function apply_place_rule() returns trigger language plpgsql as $$
declare
  one place_rules := coalesce(new, old);
  concerned uuid[];
begin
  -- Apart, because each kind has ids of its own type.
  if one.kind = 'video' then
    concerned := array[one.subject_id::uuid];
  elsif one.kind = 'category' then
    concerned := array(select id from videos where category_id = one.subject_id::uuid);
  else
    concerned := array(select video_id from video_tags where tag_id = one.subject_id::bigint);
  end if;
  update videos v set place_rules = place_rules_of(v.id, v.category_id)
    where v.id = any (concerned) and v.place_rules is distinct from place_rules_of(v.id, v.category_id);
  return null;
end $$;
create trigger place_rules_apply after insert or delete on place_rules
  for each row execute function apply_place_rule();

create function keep_place_rules() returns trigger language plpgsql as $$
begin
  if exists (select from place_rules where kind <> 'video') or new.place_rules is not null then
    new.place_rules := place_rules_of(new.id, new.category_id);
  end if;
  return new;
end $$;
create trigger videos_place_rules before insert or update of category_id on videos
  for each row execute function keep_place_rules();

create function keep_place_rules_of_tag() returns trigger language plpgsql as $$
declare
  one video_tags := coalesce(new, old);
begin
  if exists (select from place_rules where kind = 'tag') then
    update videos v set place_rules = place_rules_of(v.id, v.category_id)
      where v.id = one.video_id and v.place_rules is distinct from place_rules_of(v.id, v.category_id);
  end if;
  return null;
end $$;
create trigger video_tags_place_rules after insert or delete or update of tag_id on video_tags
  for each row execute function keep_place_rules_of_tag();

-- What is gone needs no rule.
create function drop_place_rule() returns trigger language plpgsql as $$
begin
  delete from place_rules where kind = tg_argv[0] and subject_id = old.id::text;
  return null;
end $$;
create trigger videos_drop_place_rule after delete on videos for each row execute function drop_place_rule('video');
create trigger tags_drop_place_rule after delete on tags for each row execute function drop_place_rule('tag');
create trigger categories_drop_place_rule after delete on categories for each row execute function drop_place_rule('category');

create or replace view published_videos as
  select id, slug, title, description, category_id, uploader_id, release_status, bunny_thumbnail_url, thumbnail_key,
    custom_thumbnail_key, cover_image_key, preview_key, playback_state, duration_seconds, quality, format, audio_language,
    subtitle_languages, view_count, like_count, dislike_count, comment_count, rating, trending_score, shuffle, created_at,
    published_at, place_rules
  from videos where publish_status = 'published';

-- The place and the measure of a decision that limits a video.
alter table case_decisions add column places jsonb;
alter table case_decisions drop constraint case_decisions_target_action_check;
alter table case_decisions add constraint case_decisions_target_action_check check (target_action in
  ('leave', 'limit', 'unpublish', 'disable', 'remove'));
alter table case_decisions add check ((target_action = 'limit') = (places is not null));
