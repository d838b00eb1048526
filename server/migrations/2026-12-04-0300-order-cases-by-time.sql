-- The list of cases in the order in which they are due, like its other orders.
create index cases_state_due on cases (state, due_at, id)
  include (target_kind, assignee_id, is_minor_related, priority);
-- What one admin has is searched, and sorted by this too, without opening a case.
drop index cases_assignee;
create index cases_assignee on cases (assignee_id, state, target_kind, priority desc, last_reported_at desc, id desc)
  include (is_minor_related, created_at, report_count, due_at, title) where assignee_id is not null;
