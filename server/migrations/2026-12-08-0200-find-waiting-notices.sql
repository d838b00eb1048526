-- The list of reports can be narrowed to open sworn notices, and the legal desk counts them.
create index cases_noticed on cases (waits_since, id) where waits_since is not null;
