-- without a transaction
-- A table that is partitioned by day needs the day in its key. What an interruption left unfinished is begun again.
drop index concurrently if exists view_events_by_time;
create unique index concurrently view_events_by_time on view_events (created_at, id);
drop index concurrently if exists page_views_by_time;
create unique index concurrently page_views_by_time on page_views (created_at, id);
-- Rollups find events by number within a day.
drop index concurrently if exists ad_events_by_number;
create unique index concurrently ad_events_by_number on ad_events (id, created_at);
