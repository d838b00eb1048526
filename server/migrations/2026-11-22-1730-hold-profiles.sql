-- What a profile shows of its owner while a report holds it: its names and pictures lie here and nowhere else, as
-- {display_name, avatar_key, avatar_path, cover_key, cover_path}. Null: it is not held.
alter table profiles add column held_look jsonb;
