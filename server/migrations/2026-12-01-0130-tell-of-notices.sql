-- Every process hears when something changes of what a notice's page shows, and renders the page anew. A notice is named by
-- the beginning of the hash of its receipt.
create function tell_of_notices(ids uuid[]) returns void language sql as $$
  select pg_notify('tsukimi', json_build_object('topic', 'notices.changed', 'marks', json_agg(mark))::text)
  from (
    select left(encode(receipt_hash, 'hex'), 16) as mark, row_number() over (order by id) / 300 as part
    from notices where id = any (ids)
  ) m group by part
$$;
create function tell_of_case_notices(cases uuid[]) returns void language sql as $$
  select tell_of_notices(array(
    select i.notice_id from reports r join notice_items i on i.report_id = r.id where r.case_id = any (cases)))
$$;

create function tell_of_changed_notices() returns trigger language plpgsql as $$
begin
  perform pg_notify('tsukimi', json_build_object('topic', 'notices.changed',
    'marks', json_build_array(left(encode(old.receipt_hash, 'hex'), 16)))::text);
  return null;
end $$;
create trigger tell after update or delete on notices for each row execute function tell_of_changed_notices();

create function tell_of_changed_items() returns trigger language plpgsql as $$
begin
  perform tell_of_notices(array(select distinct notice_id from changed));
  return null;
end $$;
create trigger tell_of_new after insert on notice_items
  referencing new table as changed for each statement execute function tell_of_changed_items();
create trigger tell after update on notice_items
  referencing new table as changed for each statement execute function tell_of_changed_items();

create function tell_of_changed_reports() returns trigger language plpgsql as $$
begin
  perform tell_of_notices(array(
    select distinct i.notice_id from after a join before b using (id) join notice_items i on i.report_id = a.id
    where (a.state, a.decided_at, a.case_id, a.reason_category) is distinct from (b.state, b.decided_at, b.case_id, b.reason_category)));
  return null;
end $$;
create trigger tell after update on reports
  referencing old table as before new table as after for each statement execute function tell_of_changed_reports();

create function tell_of_changed_cases() returns trigger language plpgsql as $$
begin
  perform tell_of_case_notices(array[new.id]);
  return null;
end $$;
create trigger tell after update of is_minor_related on cases
  for each row when (old.is_minor_related <> new.is_minor_related) execute function tell_of_changed_cases();

-- A new decision decides reports in its transaction, which tell of it.
create function tell_of_changed_decisions() returns trigger language plpgsql as $$
begin
  perform tell_of_case_notices(array(
    select old.case_id union select new.case_id union select case_id from case_decisions where id in (old.led_by, new.led_by)));
  return null;
end $$;
create trigger tell after delete or update of case_id, decided_at, target_action, places, ground, detections, was_held, is_direct, led_by
  on case_decisions for each row execute function tell_of_changed_decisions();

create function tell_of_changed_complaints() returns trigger language plpgsql as $$
begin
  perform tell_of_notices(array[old.notice_id, new.notice_id]);
  return null;
end $$;
create trigger tell after insert or update or delete on complaints for each row execute function tell_of_changed_complaints();

create function tell_of_changed_counter_notices() returns trigger language plpgsql as $$
begin
  perform tell_of_case_notices(array(
    select d.case_id from case_decisions own join case_decisions d on d.id in (own.id, own.led_by)
    where own.id in (old.decision_id, new.decision_id)));
  return null;
end $$;
create trigger tell after insert or update or delete on counter_notices
  for each row execute function tell_of_changed_counter_notices();
