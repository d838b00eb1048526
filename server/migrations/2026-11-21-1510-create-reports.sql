-- What members report, of every kind. `target_id` has no foreign key: a report outlives what it speaks of.
create table reports (
  id uuid primary key,
  target_kind text not null check (target_kind in ('video', 'comment', 'post', 'message', 'photo', 'profile', 'playlist')),
  target_id uuid not null,
  -- Whose it was when it was reported.
  target_owner_id uuid references profiles (id) on delete set null,
  reporter_id uuid references profiles (id) on delete set null,
  reason_category text not null check (reason_category in
    ('INFRINGEMENT_LEGAL', 'COPYRIGHT', 'POTENTIALLY_FEATURES_MINOR', 'VIOLENT_HARMFUL', 'HATEFUL_INFLAMMATORY',
     'SPAM_MISLEADING_SPONSORED', 'OTHER_INAPPROPRIATE')),
  custom_reason_text text check (length(custom_reason_text) <= 2000),
  -- What the reporter saw, in words: what is changed or deleted afterwards can still be judged.
  evidence jsonb not null default '{}',
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  -- This report took its target out of sight.
  held_target boolean not null default false,
  decided_by uuid references profiles (id) on delete set null,
  decision_note text check (length(decision_note) <= 2000),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'open') = (decided_at is null))
);
-- Whoever reports a thing again while it is open changes his report.
create unique index reports_one_open on reports (reporter_id, target_kind, target_id) where state = 'open';
create index reports_target on reports (target_kind, target_id, created_at);
create index reports_open on reports (created_at) where state = 'open';
create index reports_reporter on reports (reporter_id, created_at desc);
