-- What people ask the operator, signed in or not.
create table support_tickets (
  id uuid primary key,
  -- Whoever has it reads the ticket and writes further.
  code text not null unique check (length(code) = 20),
  -- Null: written signed out.
  member_id uuid references profiles (id) on delete cascade,
  email text not null,
  -- The mailbox behind the address: how many tickets it may open is counted.
  mailbox text not null,
  -- A salted hash of the network that it came from, for the same reason; emptied after a day.
  network bigint,
  name text not null check (length(name) between 1 and 80),
  kind text not null,
  subject text not null check (length(subject) between 1 and 150),
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  assignee_id uuid references profiles (id) on delete set null,
  tags text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  answered_at timestamptz,
  closed_at timestamptz,
  constraint support_tickets_closed check ((state = 'closed') = (closed_at is not null))
);
create index support_tickets_state on support_tickets (state, updated_at, id);
create index support_tickets_latest on support_tickets (updated_at, id);
create index support_tickets_mailbox on support_tickets (mailbox, created_at);
create index support_tickets_network on support_tickets (network) where network is not null;
create index support_tickets_member on support_tickets (member_id);
create index support_tickets_assignee on support_tickets (assignee_id);
create index support_tickets_tags on support_tickets using gin (tags);
create index support_tickets_subject on support_tickets using gin (lower(subject) gin_trgm_ops);
create index support_tickets_email on support_tickets using gin (lower(email) gin_trgm_ops);

create table support_messages (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  is_from_desk boolean not null,
  -- Who of the desk wrote it.
  written_by uuid references profiles (id) on delete set null,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  constraint support_messages_writer check (is_from_desk or written_by is null)
);
create index support_messages_ticket on support_messages (ticket_id, created_at, id);
create index support_messages_writer on support_messages (written_by);

-- Answers that the desk gives again and again.
create table canned_texts (
  id uuid primary key,
  title text not null unique check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 5000),
  written_by uuid references profiles (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index canned_texts_writer on canned_texts (written_by);
