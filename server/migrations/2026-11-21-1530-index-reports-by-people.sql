-- A member who goes lets go of the reports that name him, without reading them all.
create index reports_target_owner on reports (target_owner_id) where target_owner_id is not null;
create index reports_decider on reports (decided_by) where decided_by is not null;
