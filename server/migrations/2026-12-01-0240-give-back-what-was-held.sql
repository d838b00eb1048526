-- Whether an admin had granted the right to upload that a decision took; null: it took none, or was made before this was noted.
-- What was earned by an identity check is earned still, or not: no complaint stands in for a check.
alter table case_decisions add column had_upload_grant boolean;
alter table complaints add column needs_identity boolean not null default false;
alter table complaints add constraint complaints_identity check (not needs_identity or outcome = 'upheld');
