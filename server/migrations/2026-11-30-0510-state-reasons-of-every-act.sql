-- An admin also acts outside of cases, on what nobody reported: each such act has a case and a decision of its own.
alter table cases drop constraint cases_target_kind_check;
alter table cases add constraint cases_target_kind_check check (target_kind in
  ('video', 'comment', 'post', 'message', 'photo', 'profile', 'playlist', 'account', 'picture'));
-- What it showed and said when an admin acted on it by themselves; null: nobody did.
alter table cases add column evidence jsonb;

-- Made by such an act: then nobody may have named a rule, or a reason.
alter table case_decisions add column is_direct boolean not null default false;
do $$
declare
  old text;
begin
  select conname into strict old from pg_constraint
    where conrelid = 'case_decisions'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%explanation IS NOT NULL%';
  execute format('alter table case_decisions drop constraint %I', old);
end $$;
alter table case_decisions add check (outcome = 'dismissed' or is_direct or (ground is not null and explanation is not null));
