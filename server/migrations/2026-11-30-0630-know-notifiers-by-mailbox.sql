-- How often what came from one confirmed mailbox without an account was right: the record of whoever sent what a report was
-- made of. Notices about minors are filed without confirming an address, and count for nobody. No row: nothing is known.
create function notifier_record(report uuid) returns table (upheld integer, dismissed integer, falsely integer)
language sql stable as $$
  select (count(*) filter (where r.state = 'upheld'))::int, (count(*) filter (where r.state = 'dismissed'))::int,
    (count(*) filter (where r.is_false))::int
  from reports r where r.state <> 'open' and r.id in (
    select i.report_id
    from notice_items own join notices sent on sent.id = own.notice_id
      join notices n on n.mailbox = sent.mailbox
      join notice_items i on i.notice_id = n.id
    where own.report_id = report and sent.member_id is null and n.member_id is null and n.filed_at is not null
      and sent.mailbox <> '' and sent.reason_category <> 'POTENTIALLY_FEATURES_MINOR'
      and n.reason_category <> 'POTENTIALLY_FEATURES_MINOR')
  having count(*) > 0
$$;
