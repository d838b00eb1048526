-- What one admin is told of their own decisions stands in one index: whether the case may be known to whom is asked for,
-- and how long it had been open when it was first decided (null: it had been decided before).
alter table case_decisions
  add column is_minor_related boolean not null default false,
  add column first_took interval;
update case_decisions d set is_minor_related = c.is_minor_related,
  first_took = case when not exists (
    select from case_decisions e where e.case_id = d.case_id and e.decided_at < d.decided_at) then d.decided_at - c.created_at end
from cases c where c.id = d.case_id;

create function note_case_of_decision() returns trigger language plpgsql as $$
begin
  select c.is_minor_related into strict new.is_minor_related from cases c where c.id = new.case_id;
  if tg_op = 'INSERT' and not exists (
    select from case_decisions e where e.case_id = new.case_id and e.decided_at < new.decided_at)
  then
    select new.decided_at - c.created_at into new.first_took from cases c where c.id = new.case_id;
  end if;
  return new;
end $$;
create trigger note_case before insert or update of case_id on case_decisions
  for each row execute function note_case_of_decision();

create function note_minors_on_decisions() returns trigger language plpgsql as $$
begin
  update case_decisions set is_minor_related = new.is_minor_related
  where case_id = new.id and is_minor_related <> new.is_minor_related;
  return null;
end $$;
create trigger note_minors after update of is_minor_related on cases
  for each row when (old.is_minor_related <> new.is_minor_related) execute function note_minors_on_decisions();

drop index case_decisions_decider;
create index case_decisions_decider on case_decisions (decided_by, decided_at desc)
  include (id, outcome, is_minor_related, first_took) where decided_by is not null;
create index complaints_answered on complaints (sent_at) include (decision_id, outcome) where answered_at is not null;
