-- What found a report's thing where no person did; null: a person did.
alter table reports add column found_by text check (found_by in ('list', 'copy'));
update reports set found_by = case when evidence ->> 'found_in' = 'copies' then 'copy' else 'list' end
  where reporter_id is null and (evidence ? 'found_in' or custom_reason_text like 'Its file may show a minor. %');

-- What led to a decision, the earliest first, and what took its thing out of sight until then.
alter table case_decisions
  add column detections text[] not null default '{own}'
    check (cardinality(detections) > 0 and detections <@ array['notice', 'report', 'list', 'copy', 'own']),
  add column held_by text check (held_by in ('report', 'list', 'late')),
  add check (held_by is null or was_held);
update case_decisions d set held_by = case when exists (
    select from reports r where r.case_id = d.case_id and r.decided_at = d.decided_at and r.held_target and r.found_by = 'list')
  then 'list' else 'report' end
  where was_held;
update case_decisions d set detections = led.ways from (
  select one.id, array_agg(one.way order by one.began, one.way) as ways from (
    select d.id, min(r.created_at) as began,
      case when exists (
          select from notice_items i join notices n on n.id = i.notice_id where i.report_id = r.id and not n.is_gathered)
        then 'notice' else coalesce(r.found_by, 'report') end as way
    from case_decisions d join reports r on r.case_id = d.case_id and r.created_at <= d.decided_at
    group by d.id, way) one
  group by one.id) led
  where led.id = d.id;
