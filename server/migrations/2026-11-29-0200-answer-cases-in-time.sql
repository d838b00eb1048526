-- When a case is to be decided, and when half of that time is over; null: without a fixed time, or decided.
-- `due_told`: the desk was mailed at half time (1), and at the end (2).
alter table cases
  add column due_at timestamptz,
  add column due_half_at timestamptz,
  add column due_told smallint not null default 0 check (due_told between 0 and 2);
create index cases_due on cases (due_at) where due_at is not null;

-- Those that wait now.
update cases c set due_at = k.due_at, due_half_at = k.half_at
  from (
    select case_id, min(due_at) as due_at, min(half_at) as half_at from (
      select r.case_id, n.due_at, n.due_at - interval '24 hours' as half_at
      from reports r join notice_items i on i.report_id = r.id join notices n on n.id = i.notice_id
      where r.state = 'open' and n.due_at is not null
      union all
      select case_id, created_at + interval '24 hours', created_at + interval '12 hours' from reports
      where state = 'open' and reason_category = 'POTENTIALLY_FEATURES_MINOR'
    ) waiting group by case_id
  ) k
  where c.id = k.case_id and c.state in ('open', 'in_review', 'reopened');
