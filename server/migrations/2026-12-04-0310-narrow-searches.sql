-- A search is narrowed by tag, format, quality, year and language of subtitles. Each is a lexeme of the index, as the
-- filters before them; the index is written with them from now on, and here for what is in it.
update video_search s set lexemes = s.lexemes || array_to_tsvector(array_remove(
  array[
    'y:' || extract(year from v.published_at at time zone 'UTC')::text,
    'm:' || lower(v.format),
    case when v.height >= 720 or v.quality ~* '^(hd|720p|1080p|1440p|2160p|4k|8k)$' then 'f:hd' end,
    case when v.height >= 2160 or v.quality ~* '^(2160p|4k|8k)$' then 'f:uhd' end
  ]
  || array(select distinct 'l:' || split_part(lower(l), '-', 1) from unnest(v.subtitle_languages) l
      where split_part(lower(l), '-', 1) not in ('', 'und'))
  || array(select 'g:' || t.slug from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id),
  null))
from videos v where v.id = s.video_id;

-- The values that some published video has. A value is not unique on purpose, as words are not: two publications that
-- meet the same new one never wait for each other, and the refresh removes what is double.
create table search_filters (
  kind text not null check (kind in ('year', 'format', 'subtitle_language')),
  value text not null
);
insert into search_filters (kind, value)
  select 'year', extract(year from published_at at time zone 'UTC')::text from videos where publish_status = 'published'
  union select 'format', format from videos where publish_status = 'published' and format is not null
  union select 'subtitle_language', split_part(lower(l), '-', 1) from videos, unnest(subtitle_languages) l
    where publish_status = 'published' and split_part(lower(l), '-', 1) not in ('', 'und');

-- Uploaders are found by what their usernames nearly are, too.
create index search_names_slugs on search_names using gin (lower(slug) gin_trgm_ops) with (fastupdate = off)
  where uploader_id is not null;
