-- How the ladder of a file is encoded, why, and what was seen of its source; null for those made before anybody looked.
alter table media_assets add column encoding jsonb;
