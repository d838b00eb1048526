-- A session of a browser and one of a program are held by different secrets: neither opens what the other does.
alter table sessions add column refresh_token_hash bytea unique;
-- What was refreshed before is a program's. A session that never was is a browser's as far as can be told.
update sessions set refresh_token_hash = token_hash, token_hash = sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
where rotation > 0;
comment on column sessions.token_hash is 'SHA-256 of the cookie''s value';
comment on column sessions.refresh_token_hash is 'SHA-256 of the present refresh token of /auth/v1';

-- Which of the site's keys a recovery code is hashed under; null: made before keys had names.
alter table recovery_codes add column key_id bytea check (octet_length(key_id) = 7);
