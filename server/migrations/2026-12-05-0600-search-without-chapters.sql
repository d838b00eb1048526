-- Titles of chapters in a description are no longer searched: a word of theirs found a video without a visible reason.
-- What is indexed loses them here, as far as they are words in Latin letters that stand nowhere else; what is indexed
-- from now on has none.
with described as (
  select v.id,
    string_agg(l.line, E'\n') filter (where l.line ~ '^[\s–—•*-]*[([]?(\d{1,2}:)?\d{1,2}:[0-5]\d[])]?[\s–—:|-]+\S') as chapters,
    string_agg(l.line, E'\n') filter (where l.line !~ '^[\s–—•*-]*[([]?(\d{1,2}:)?\d{1,2}:[0-5]\d[])]?[\s–—:|-]+\S') as prose
  from videos v cross join regexp_split_to_table(v.description, '\n') as l(line)
  where v.publish_status = 'published' and v.description ~ '\d:[0-5]\d'
  group by v.id
)
update video_search s set lexemes = ts_delete(s.lexemes, array(
  select w from regexp_split_to_table(lower(d.chapters), '[^a-z0-9]+') w where w <> ''
  except select w from regexp_split_to_table(lower(d.prose), '[^a-z0-9]+') w
  except select h.lexeme from unnest(s.head) h
))
from described d
where d.id = s.video_id and regexp_count(d.chapters, '(^|\n)[^\n]*:[0-5]\d') >= 2;
