-- What was added to the figures of a day that was over. The figures themselves never change.
create table ad_corrections (
  id uuid primary key,
  posting_number integer not null references ad_postings (number) on delete restrict,
  day date not null,
  served bigint not null default 0,
  viewable bigint not null default 0,
  clicks bigint not null default 0,
  conversions bigint not null default 0,
  -- In millionths of a minor unit.
  spent bigint not null default 0,
  reason text not null check (length(reason) between 1 and 500),
  made_by text not null,
  made_at timestamptz not null default now()
);
create index ad_corrections_time on ad_corrections (day);
create index ad_corrections_posting on ad_corrections (posting_number, day);

-- Reports that admins have come to their own address.
create table ad_report_schedules (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  period text not null check (period in ('daily', 'weekly', 'monthly')),
  -- What it is by and narrowed to, as the contract has it.
  question jsonb not null,
  next_at timestamptz not null,
  last_sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index ad_report_schedules_account on ad_report_schedules (account_id);
create index ad_report_schedules_due on ad_report_schedules (next_at);
