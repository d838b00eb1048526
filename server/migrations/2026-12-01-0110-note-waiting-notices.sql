-- Since when the oldest sworn notice behind an open report of a case waits; null: none does. Kept with its clocks: to find
-- what waits long, every open report would have to be looked at.
alter table cases add column waits_since timestamptz;
update cases c set waits_since = w.since
from (
  select r.case_id, min(n.filed_at) as since
  from notice_items i join notices n on n.id = i.notice_id join reports r on r.id = i.report_id
  where r.state = 'open' and n.filed_at is not null and not n.is_gathered group by r.case_id
) w
where c.id = w.case_id and c.state in ('open', 'in_review', 'reopened');
create index cases_waiting on cases (waits_since, id) where waits_since is not null and due_at is null;
