-- What waits for a decision is a quarter of all cases, and searched the most: a common word opened those that were decided too.
create index cases_undecided_titles on cases using gin (lower(title) gin_trgm_ops) where state in ('open', 'in_review', 'reopened');
