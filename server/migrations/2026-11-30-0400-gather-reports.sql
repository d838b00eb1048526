-- The language that whoever wrote a notice reads, as their browser says; null: unknown.
alter table notices add column language text check (length(language) between 2 and 35);
-- Reports of videos that a member sent one by one within an hour: one receipt. Nothing of it was sworn.
alter table notices add column is_gathered boolean not null default false;
create index notices_gathered on notices (member_id, sent_at) where is_gathered;
