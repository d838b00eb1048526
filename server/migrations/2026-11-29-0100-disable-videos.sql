-- Taken down over a notice: only its uploader and admins see it, and it can come back as it was.
alter table videos drop constraint videos_publish_status_check;
alter table videos add constraint videos_publish_status_check check (publish_status in
  ('draft', 'scheduled', 'processing', 'review', 'pending', 'published', 'held', 'disabled', 'expired', 'failed', 'removed'));
-- Its state before that.
alter table videos add column disabled_from text;

alter table case_decisions drop constraint case_decisions_target_action_check;
alter table case_decisions add constraint case_decisions_target_action_check check (target_action in
  ('leave', 'unpublish', 'disable', 'remove'));
alter table case_decisions
  -- This decision put it back, which an earlier one had disabled.
  add column was_disabled boolean not null default false,
  -- The strike that it gave; taken back with it. No foreign key: a strike that is taken back is deleted.
  add column strike_id uuid,
  -- What it did has ended: it was undone, or another decision came in its place.
  add column ended_at timestamptz,
  -- Whoever has the receipt reads the statement, signed in or not; sealed again for the mail that names it. Null: nobody
  -- was told, or it is older than receipts.
  add column receipt_hash bytea unique check (length(receipt_hash) = 32),
  add column sealed_receipt bytea;

-- A strike counts for a while. `considered_at`: an admin has looked at it and decided against a suspension.
alter table account_strikes
  add column ends_at timestamptz not null default now() + interval '180 days',
  add column considered_at timestamptz;
update account_strikes set ends_at = created_at + interval '180 days';
create index account_strikes_unconsidered on account_strikes (ends_at, account_id) where considered_at is null;
