-- Whoever was restricted by a decision, or whose notice it refused, has it looked at by another person, once.
create table complaints (
  id uuid primary key,
  decision_id uuid not null references case_decisions (id) on delete cascade,
  -- Whose notice was refused; null: it is the complaint of whom the decision is about.
  notice_id uuid references notices (id) on delete cascade,
  -- Null: sent by whoever had the receipt, or the account is gone.
  member_id uuid references profiles (id) on delete set null,
  words text not null check (length(words) between 1 and 5000),
  sent_at timestamptz not null default now(),
  outcome text check (outcome in ('upheld', 'dismissed')),
  -- What the complainer is told.
  answer text check (length(answer) between 1 and 2000),
  answered_by uuid references profiles (id) on delete set null,
  answered_at timestamptz,
  unique nulls not distinct (decision_id, notice_id),
  check ((outcome is null) = (answer is null) and (outcome is null) = (answered_at is null))
);
create index complaints_notice on complaints (notice_id) where notice_id is not null;
create index complaints_member on complaints (member_id) where member_id is not null;
create index complaints_answerer on complaints (answered_by) where answered_by is not null;
create index complaints_open on complaints (sent_at) where answered_at is null;

-- A video's state before it was disabled or removed: an upheld complaint brings it back to that.
alter table videos rename column disabled_from to hidden_from;
