-- What an uploader swears against a copyright notice: unless its notifier goes to court, what was disabled comes back.
create table counter_notices (
  id uuid primary key,
  decision_id uuid not null unique references case_decisions (id) on delete cascade,
  -- Null: sent by whoever had the receipt of the statement, or the account is gone.
  member_id uuid references profiles (id) on delete set null,
  name text not null,
  email text not null,
  -- What was sworn, as it was sent.
  sworn jsonb not null,
  sent_at timestamptz not null default now(),
  -- It comes back between these moments: the end of the 10th and of the 14th business day.
  returns_from timestamptz not null,
  returns_by timestamptz not null,
  -- The notifier's words about their action in court: nothing comes back while they stand.
  court_action text check (length(court_action) between 1 and 2000),
  court_at timestamptz,
  -- It is over: what was disabled came back, or was decided about anew.
  ended_at timestamptz,
  has_returned boolean not null default false,
  check ((court_action is null) = (court_at is null))
);
create index counter_notices_member on counter_notices (member_id);
create index counter_notices_waiting on counter_notices (returns_from) where ended_at is null and court_at is null;
create index counter_notices_open on counter_notices (sent_at) where ended_at is null;
