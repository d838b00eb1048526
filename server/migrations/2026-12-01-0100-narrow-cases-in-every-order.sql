-- Each state in each order of the list of cases, with all that the list is narrowed by: walking along an order to the first
-- that match opens no case. Several states are merged as they come.
drop index cases_state;
create index cases_state on cases (state, priority desc, last_reported_at desc, id desc)
  include (target_kind, assignee_id, is_minor_related);
create index cases_state_latest on cases (state, last_reported_at desc, id desc)
  include (target_kind, assignee_id, is_minor_related, priority);
create index cases_state_earliest on cases (state, created_at, id)
  include (target_kind, assignee_id, is_minor_related, priority);
create index cases_state_most_reported on cases (state, report_count desc, id desc)
  include (target_kind, assignee_id, is_minor_related, priority);
drop index cases_undecided, cases_priority, cases_latest, cases_earliest, cases_most_reported, cases_kind;
-- What one admin has, narrowed like the rest.
drop index cases_assignee;
create index cases_assignee on cases (assignee_id, state, target_kind, priority desc, last_reported_at desc, id desc)
  include (is_minor_related, created_at, report_count) where assignee_id is not null;
-- What is late is counted in the index alone.
drop index cases_due;
create index cases_due on cases (due_at) include (is_minor_related) where due_at is not null;
-- Few of all cases are merged, and they are found by their titles.
create index cases_merged_titles on cases using gin (lower(title) gin_trgm_ops) where state = 'merged';
