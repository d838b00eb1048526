-- What people ask about their data: what is held, a copy, deletion, correction, or that something stops.
create table data_requests (
  id uuid primary key,
  kind text not null check (kind in ('access', 'export', 'deletion', 'correction', 'objection')),
  -- A receipt opens its page; mails name it.
  receipt_hash bytea not null unique,
  sealed_receipt bytea not null,
  -- Who was signed in.
  member_id uuid references profiles (id) on delete set null,
  name text not null,
  email text not null,
  -- The mailbox behind the address, and a salted hash of the network for a day: how many they may send is counted.
  mailbox text not null,
  network bigint,
  words text not null,
  sent_at timestamptz not null default now(),
  -- Nobody works on it before.
  confirmed_at timestamptz,
  -- A month after it was sent, or with a letter two more.
  due_at timestamptz not null,
  extended_because text,
  -- 1: the desk was told that its end is near; 2: that it is late.
  due_told smallint not null default 0,
  identity_asked_at timestamptz,
  outcome text check (outcome in ('answered', 'refused')),
  answer text,
  with_records boolean not null default false,
  answered_by uuid references profiles (id) on delete set null,
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answer is null)),
  check (outcome is null or confirmed_at is not null)
);
create index data_requests_open on data_requests (due_at, id) where confirmed_at is not null and outcome is null;
create index data_requests_unconfirmed on data_requests (sent_at, id) where confirmed_at is null;
create index data_requests_done on data_requests (outcome, answered_at, id) where outcome is not null;
create index data_requests_mailbox on data_requests (mailbox, sent_at);
create index data_requests_network on data_requests (network) where network is not null;
create index data_requests_member on data_requests (member_id) where member_id is not null;
create index data_requests_answerer on data_requests (answered_by) where answered_by is not null;
