-- What cannot wait: a life may be in danger, or an authority asks.
create table urgent_requests (
  id uuid primary key,
  kind text not null check (kind in ('danger', 'authority')),
  -- Named in letters about it.
  reference text not null unique,
  name text not null,
  -- Of an authority.
  office text not null,
  email text not null,
  -- The mailbox behind the address, and a salted hash of the network for a day: how many they may send is counted.
  mailbox text not null,
  network bigint,
  phone text not null,
  words text not null,
  sent_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- What was done, and by whom.
  outcome text check (length(outcome) between 1 and 2000),
  handled_by uuid references profiles (id) on delete set null,
  handled_at timestamptz,
  check ((outcome is null) = (handled_at is null))
);
create index urgent_requests_open on urgent_requests (due_at) where handled_at is null;
create index urgent_requests_mailbox on urgent_requests (mailbox, sent_at);
create index urgent_requests_network on urgent_requests (network) where network is not null;
create index urgent_requests_handler on urgent_requests (handled_by) where handled_by is not null;
