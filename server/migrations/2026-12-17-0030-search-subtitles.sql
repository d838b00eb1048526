-- Whether lines of its subtitles are found by a search.
alter table videos add column lines_searchable boolean not null default true;

-- Blocks of lines of the subtitles of published videos, as they are searched. Their ids rise as they are indexed; the blocks of a
-- video follow each other.
create sequence caption_line_ids;
create table caption_lines (
  id bigint primary key,
  video_id uuid not null references videos on delete cascade,
  language text not null,
  -- When each line is said, in seconds, and the lines, each in a line of its own.
  starts int[] not null,
  lines text not null,
  -- Their words, and in which parts of the index the block stands.
  lexemes tsvector not null
);
create index caption_lines_of on caption_lines (video_id);
create index caption_lines_words on caption_lines using gin (lexemes) with (fastupdate = off);

-- Videos whose subtitles are to be indexed again, or no more.
create table captions_waiting (
  video_id uuid primary key references videos on delete cascade,
  noted_at timestamptz not null default clock_timestamp()
);
create function wait_for_lines(concerned uuid) returns void language sql as $$
  insert into captions_waiting (video_id) select id from videos where id = concerned
  on conflict (video_id) do update set noted_at = clock_timestamp()
$$;
create function lines_of_changed_captions() returns trigger language plpgsql as $$
begin
  perform wait_for_lines(coalesce(new.video_id, old.video_id));
  -- What was taken back or replaced is found no more, at once; whoever indexes it just now was waited for.
  if tg_op <> 'INSERT' and old.state = 'shown' then
    delete from caption_lines where video_id = old.video_id and language = old.language;
  end if;
  return null;
end $$;
create trigger video_captions_lines after insert or delete or update of state, words on video_captions
  for each row execute function lines_of_changed_captions();
create function lines_of_changed_video() returns trigger language plpgsql as $$
begin
  if jsonb_array_length(coalesce(new.playback -> 'captions', '[]')) > 0
      or exists (select from video_captions where video_id = new.id) or exists (select from caption_lines where video_id = new.id) then
    perform wait_for_lines(new.id);
    if not new.lines_searchable then
      delete from caption_lines where video_id = new.id;
    end if;
  end if;
  return null;
end $$;
create trigger videos_lines_changed after update of publish_status, playback, lines_searchable on videos
  for each row when (old.publish_status is distinct from new.publish_status
    or old.lines_searchable is distinct from new.lines_searchable
    or (old.playback -> 'captions') is distinct from (new.playback -> 'captions'))
  execute function lines_of_changed_video();
create trigger videos_lines_added after insert on videos
  for each row when (new.publish_status = 'published' and new.playback -> 'captions' is not null)
  execute function lines_of_changed_video();

insert into captions_waiting (video_id)
select id from videos where publish_status = 'published'
  and (playback -> 'captions' <> '[]' or id in (select video_id from video_captions where state = 'shown'));
