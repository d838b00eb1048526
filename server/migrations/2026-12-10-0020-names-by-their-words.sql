-- without a transaction
-- Names are mended word by word, as searches are; nothing compares a whole name any more.
drop index concurrently if exists search_names_slugs;
