-- All that a feed brings in is of this work.
alter table import_feeds add column work_id uuid references works on delete set null;
create index import_feeds_of_works on import_feeds (work_id) where work_id is not null;
