-- What a member says of a thing stands beside what they said of it before, if it is for another reason or sworn.
drop index reports_one_open;
create index reports_open_of on reports (reporter_id, target_kind, target_id) where state = 'open';

-- A later one has written over open sworn notices: each gets a report of its own again. The latest keeps the report, if that
-- says what the notice is about.
with sworn as (
  select distinct on (n.id, i.report_id) n.id as notice_id, i.report_id, n.kind, n.reason_category, n.filed_at,
    r.reason_category = n.reason_category
      and n.sent_at = (select max(m.sent_at) from notice_items j join notices m on m.id = j.notice_id
        where j.report_id = r.id and not m.is_gathered) as keeps_it,
    gen_random_uuid() as fresh_id
  from notice_items i join notices n on n.id = i.notice_id join reports r on r.id = i.report_id
  where r.state = 'open' and not n.is_gathered and n.filed_at is not null
),
fresh as (
  insert into reports (id, target_kind, target_id, target_owner_id, reporter_id, reason_category, custom_reason_text, evidence,
    case_id, created_at, updated_at)
  select s.fresh_id, r.target_kind, r.target_id, r.target_owner_id, r.reporter_id, s.reason_category,
    case s.kind when 'copyright' then 'DMCA takedown notice' when 'removal' then 'Content removal request'
      else 'Notice of illegal content' end,
    r.evidence, r.case_id, s.filed_at, s.filed_at
  from sworn s join reports r on r.id = s.report_id where not s.keeps_it
  returning id, case_id
),
moved as (
  update notice_items i set report_id = s.fresh_id from sworn s
  where i.notice_id = s.notice_id and i.report_id = s.report_id and not s.keeps_it
  returning i.notice_id
)
update cases c set report_count = c.report_count + k.n, open_reports = c.open_reports + k.n,
  reasons = (select array_agg(distinct reason) from unnest(c.reasons || k.reasons) reason),
  priority = greatest(c.priority, 10000 * k.gravity)
from (
  select f.case_id, count(*)::int as n, array_agg(s.reason_category) as reasons,
    max(case s.reason_category when 'COPYRIGHT' then 2 when 'HATEFUL_INFLAMMATORY' then 2
      when 'SPAM_MISLEADING_SPONSORED' then 1 when 'OTHER_INAPPROPRIATE' then 1 else 3 end) as gravity
  from fresh f join sworn s on s.fresh_id = f.id group by f.case_id
) k
where c.id = k.case_id;
