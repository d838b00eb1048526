-- All that the list of cases is narrowed and ordered by, in state and kind: a rare mixture is found, and counted to the end,
-- without opening the cases themselves.
create index cases_facets on cases (state, target_kind, priority desc, last_reported_at desc, id desc)
  include (assignee_id, is_minor_related, created_at, report_count) where state <> 'merged';
-- What one admin decided lately.
drop index case_decisions_decider;
create index case_decisions_decider on case_decisions (decided_by, decided_at desc) where decided_by is not null;
