-- Titles of series and names of studios by any part of them.
create index works_title_parts on works using gin (lower(title) gin_trgm_ops);
create index works_native_title_parts on works using gin (lower(native_title) gin_trgm_ops);
create index work_titles_parts on work_titles using gin (lower(title) gin_trgm_ops);
create index studios_name_parts on studios using gin (lower(name) gin_trgm_ops);
create index studios_native_name_parts on studios using gin (lower(native_name) gin_trgm_ops);

-- Members whom everybody may see, by how their names begin.
create index profiles_username_begins on profiles (lower(username) text_pattern_ops)
  where leaving_at is null and held_look is null;
create index profiles_name_begins on profiles (lower(display_name) text_pattern_ops)
  where leaving_at is null and held_look is null and display_name is not null;
