-- Sworn notices against things of this site, signed in or not. A notice counts once it is filed.
create table notices (
  id uuid primary key,
  -- Whoever has the receipt reads how the notice stands; the table does not tell it.
  receipt_hash bytea not null unique check (length(receipt_hash) = 32),
  -- The receipt again, sealed, for the mails that name it.
  sealed_receipt bytea not null,
  kind text not null check (kind in ('copyright', 'removal', 'illegal')),
  -- Null: written without an account, or the account is gone.
  member_id uuid references profiles (id) on delete set null,
  -- Empty: who reports that a minor is shown need not say who they are.
  email text not null,
  -- The mailbox behind the address, and a salted hash of the network for a day: how many they may write is counted.
  mailbox text not null,
  network bigint,
  name text not null,
  -- What was sworn, as it was sent.
  sworn jsonb not null,
  reason_category text not null,
  -- It asks for an answer within 48 hours of being filed.
  is_urgent boolean not null,
  sent_at timestamptz not null default now(),
  filed_at timestamptz,
  due_at timestamptz
);
create index notices_member on notices (member_id);
create index notices_mailbox on notices (mailbox, sent_at);
create index notices_network on notices (network) where network is not null;
create index notices_sent on notices (sent_at);

-- What a notice names, line by line.
create table notice_items (
  notice_id uuid not null references notices (id) on delete cascade,
  position smallint not null,
  address text not null,
  -- Null: there is no such thing here, or not any more.
  target_kind text,
  target_id uuid,
  report_id uuid references reports (id) on delete set null,
  primary key (notice_id, position),
  check ((target_kind is null) = (target_id is null))
);
create index notice_items_report on notice_items (report_id);
