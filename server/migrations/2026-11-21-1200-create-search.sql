-- What search knows of a video. Only published videos have a row, so nothing else can be found.
--
-- `tier` is the video's place by popularity and freshness (0 the best few hundred, 3 the rest). Each tier has an index
-- of its own: a common word is answered from the first tiers and never reads the postings of the whole catalogue,
-- a rare word costs one look into each.
create table video_search (
  video_id uuid primary key references videos (id) on delete cascade,
  -- Everything that can be matched, without positions: words, sounds of words, words of the title alone, filters.
  lexemes tsvector not null,
  -- What ranking reads, with weights: title A, tags and category B, uploader C. Small, so that it is never toasted.
  head tsvector not null,
  -- The title as it is compared with a whole query: its words after one space each.
  title_key text not null,
  tier smallint not null default 0 check (tier between 0 and 3),
  -- ln(1 + views), and how popularity and freshness lift it among others that match as well; kept by the refresh.
  popularity real not null default 0,
  lift real not null default 1,
  published_at timestamptz not null,
  duration_seconds integer,
  rating real not null default 0,
  uploader_id uuid
) with (fillfactor = 80);
-- Without a list of pending entries, which every search would have to read through.
create index video_search_tier_0 on video_search using gin (lexemes) with (fastupdate = off) where tier = 0;
create index video_search_tier_1 on video_search using gin (lexemes) with (fastupdate = off) where tier = 1;
create index video_search_tier_2 on video_search using gin (lexemes) with (fastupdate = off) where tier = 2;
create index video_search_tier_3 on video_search using gin (lexemes) with (fastupdate = off) where tier = 3;
create index video_search_title on video_search (title_key);
create index video_search_newest on video_search (published_at desc, video_id desc);
create index video_search_duration on video_search (duration_seconds, video_id);
create index video_search_longest on video_search (duration_seconds desc nulls last, video_id desc);
create index video_search_best_rated on video_search (rating desc, video_id desc);
create index video_search_uploader on video_search (uploader_id);

-- Words of titles, tags, categories and uploaders, to mend typos with. The term is not unique on purpose: two
-- publications that meet the same new word never wait for each other, and the refresh removes what is double.
create table search_terms (
  term text not null,
  -- How it sounds when read as romaji, long vowels folded.
  sound text not null,
  -- The term and the term less one letter: two words one typo apart share an entry.
  deletions text[] not null,
  -- Videos that hold it, counted by the refresh.
  frequency integer not null default 1
);
create index search_terms_term on search_terms (term text_pattern_ops);
create index search_terms_sound on search_terms (sound);
create index search_terms_deletions on search_terms using gin (deletions) with (fastupdate = off);
create index search_terms_trigrams on search_terms using gin (term gin_trgm_ops) with (fastupdate = off);

-- Names that are suggested while typing. Whether one is shown is asked of the living tables at each reading.
create table search_names (
  id bigint generated always as identity primary key,
  tag_id bigint unique references tags (id) on delete cascade,
  category_id uuid unique references categories (id) on delete cascade,
  uploader_id uuid unique references profiles (id) on delete cascade,
  name text not null,
  slug text not null,
  key text not null,
  lexemes tsvector not null,
  check (num_nonnulls(tag_id, category_id, uploader_id) = 1)
);
create index search_names_lexemes on search_names using gin (lexemes) with (fastupdate = off);
create index search_names_trigrams on search_names using gin (key gin_trgm_ops) with (fastupdate = off);
