-- without a transaction
-- Finished files whose chosen still is not yet stored as AVIF: those from before, and where another one was chosen since.
drop index concurrently if exists media_assets_without_avif;
create index concurrently media_assets_without_avif on media_assets (id)
  where state in ('ready', 'failed') and first_pass_at is not null and extras->'thumbnails'->0 is not null
    and extras->'avif' is distinct from coalesce(extras->'chosen', '0');
