-- How many were chosen: an import that ended before its end is seen to have.
alter table import_batches add column selected_count integer check (selected_count >= 0);
-- The run of a feed that a batch belongs to: one that was interrupted goes on in its batch.
alter table import_batches add column run_id uuid;
create unique index import_batches_run on import_batches (run_id) where run_id is not null;
-- What failed of a feed before is told once.
create index import_items_failed on import_items (md5(source_url)) where state = 'failed';
