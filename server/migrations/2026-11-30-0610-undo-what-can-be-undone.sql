-- A complaint is upheld also where what it was about cannot be put back any longer; whoever sent it is told so.
alter table complaints add column is_gone boolean not null default false;
alter table complaints add constraint complaints_gone check (not is_gone or outcome = 'upheld');
