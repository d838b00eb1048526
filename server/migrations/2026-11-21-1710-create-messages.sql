-- Two members; the smaller id is the first, so that two people have one conversation.
create table conversations (
  id uuid primary key,
  first_id uuid not null references profiles (id) on delete cascade,
  second_id uuid not null references profiles (id) on delete cascade,
  started_by uuid not null,
  -- Of the last message: the next one's is later, by a microsecond at least.
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  unique (first_id, second_id),
  check (first_id < second_id),
  check (started_by in (first_id, second_id))
);
create index conversations_second on conversations (second_id);
create index conversations_started on conversations (started_by, created_at);

-- How a conversation stands with one of the two. What the inbox shows is kept here, so that a page of it is an index
-- range however many there are. Every change holds the row of the conversation first.
create table conversation_members (
  member_id uuid not null references profiles (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  other_id uuid not null references profiles (id) on delete cascade,
  -- `request`: a stranger wrote and waits for an answer. `declined`: the answer was no.
  state text not null default 'accepted' check (state in ('accepted', 'request', 'declined')),
  -- One of the two has blocked the other.
  is_blocked boolean not null default false,
  -- Kept: messages of the other that were not read.
  unread_count integer not null default 0 check (unread_count >= 0),
  -- Kept: messages that this member has sent.
  sent_count integer not null default 0 check (sent_count >= 0),
  -- Kept: the last message that is to be seen, and the beginning of it.
  last_message_at timestamptz,
  last_message_content text,
  last_message_sender_id uuid,
  primary key (member_id, conversation_id)
) with (fillfactor = 85);
create index conversation_members_conversation on conversation_members (conversation_id);
create index conversation_members_other on conversation_members (other_id);
create index conversation_members_inbox
  on conversation_members (member_id, state, last_message_at desc, conversation_id desc)
  where last_message_at is not null and not is_blocked;

-- Kept: conversations of the inbox with something unread, and requests that wait.
create table inbox_counts (
  member_id uuid primary key references profiles (id) on delete cascade,
  unread integer not null default 0 check (unread >= 0),
  requests integer not null default 0 check (requests >= 0)
) with (fillfactor = 80);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  sender_id uuid not null references profiles (id) on delete cascade,
  content text not null check (length(content) between 1 and 2000),
  -- What the sender's program called it: a message that is sent again is the same one.
  client_id text check (length(client_id) between 1 and 64),
  -- `held`: a report took it out of sight until it is decided.
  visibility text not null default 'visible' check (visibility in ('visible', 'held', 'removed')),
  created_at timestamptz not null
);
create unique index messages_order on messages (conversation_id, created_at desc);
create unique index messages_client on messages (conversation_id, sender_id, client_id) where client_id is not null;
create index messages_sender on messages (sender_id);
