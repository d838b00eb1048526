-- What is reported becomes a case: one for each thing, for good. A case that was merged into another leads there.
create table cases (
  id uuid primary key,
  target_kind text not null check (target_kind in ('video', 'comment', 'post', 'message', 'photo', 'profile', 'playlist')),
  -- No foreign key: a case outlives what it is about.
  target_id uuid not null,
  target_owner_id uuid references profiles (id) on delete set null,
  -- What the thing was called, or the beginning of what it said, when it was last reported.
  title text not null check (length(title) <= 200),
  state text not null default 'open' check (state in ('open', 'in_review', 'reopened', 'upheld', 'dismissed', 'merged')),
  merged_into uuid references cases (id),
  assignee_id uuid references profiles (id) on delete set null,
  -- Once a report has said so it stays so: who may see the case does not widen by itself.
  is_minor_related boolean not null default false,
  -- Kept, of the reports: how urgent they make it, how many there are, what they say, whether one keeps the thing out of sight.
  priority integer not null default 0,
  report_count integer not null default 0,
  open_reports integer not null default 0,
  reasons text[] not null default '{}',
  is_held boolean not null default false,
  created_at timestamptz not null default now(),
  last_reported_at timestamptz not null default now(),
  reopened_at timestamptz,
  decided_at timestamptz,
  unique (target_kind, target_id),
  check ((state = 'merged') = (merged_into is not null)),
  check ((state in ('upheld', 'dismissed')) = (decided_at is not null))
);

-- How often a member's reports were right. `falsely`: of those that were not, the ones that an admin noted as false.
create table reporter_records (
  member_id uuid primary key references profiles (id) on delete cascade,
  upheld integer not null default 0 check (upheld >= 0),
  dismissed integer not null default 0 check (dismissed >= 0),
  falsely integer not null default 0 check (falsely between 0 and dismissed)
);

create table case_notes (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  written_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
create index case_notes_case on case_notes (case_id, created_at desc);
create index case_notes_writer on case_notes (written_by);

-- What was decided, and what its author was told of it: the statement of reasons is made of this row.
create table case_decisions (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  outcome text not null check (outcome in ('upheld', 'dismissed')),
  target_action text not null check (target_action in ('leave', 'unpublish', 'remove')),
  -- It was out of sight until this decision.
  was_held boolean not null,
  stays_down boolean not null default false,
  author_id uuid references profiles (id) on delete set null,
  author_action text not null check (author_action in ('none', 'warning', 'strike', 'suspend')),
  suspended_until timestamptz,
  upload_right_taken boolean not null default false,
  ground text check (ground in
    ('INFRINGEMENT_LEGAL', 'COPYRIGHT', 'POTENTIALLY_FEATURES_MINOR', 'VIOLENT_HARMFUL', 'HATEFUL_INFLAMMATORY',
     'SPAM_MISLEADING_SPONSORED', 'OTHER_INAPPROPRIATE')),
  explanation text check (length(explanation) between 1 and 2000),
  -- The things that it was about: {kind, id, title} each.
  targets jsonb not null,
  -- The author was told.
  is_told boolean not null,
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz not null default now(),
  check (outcome = 'dismissed' or (ground is not null and explanation is not null))
);
create index case_decisions_case on case_decisions (case_id, decided_at desc);
create index case_decisions_author on case_decisions (author_id, decided_at desc) where author_id is not null;
create index case_decisions_decider on case_decisions (decided_by) where decided_by is not null;

-- What was reported so far.
alter table reports
  add column case_id uuid references cases (id),
  add column is_false boolean not null default false check (not is_false or state = 'dismissed');
insert into cases (id, target_kind, target_id, target_owner_id, title, state, is_minor_related, report_count, open_reports,
    reasons, is_held, created_at, last_reported_at, decided_at)
  select gen_random_uuid(), target_kind, target_id, (array_agg(target_owner_id order by created_at desc))[1],
    left(regexp_replace((array_agg(coalesce(evidence ->> 'title', evidence ->> 'content', evidence ->> 'caption', '')
      order by created_at desc))[1], '\s+', ' ', 'g'), 200),
    case when bool_or(state = 'open') then 'open' else (array_agg(state order by decided_at desc nulls last))[1] end,
    bool_or(reason_category = 'POTENTIALLY_FEATURES_MINOR'), count(*), count(*) filter (where state = 'open'),
    array_agg(distinct reason_category), bool_or(held_target and state = 'open'), min(created_at), max(created_at),
    case when not bool_or(state = 'open') then max(decided_at) end
  from reports group by target_kind, target_id;
update cases set priority = case when is_minor_related then 1000000 else 0 end + 10000 + least(9999, open_reports * 50);
update reports r set case_id = c.id from cases c where c.target_kind = r.target_kind and c.target_id = r.target_id;
alter table reports alter column case_id set not null;
insert into reporter_records (member_id, upheld, dismissed)
  select reporter_id, count(*) filter (where state = 'upheld'), count(*) filter (where state = 'dismissed')
  from reports where reporter_id is not null and state <> 'open' group by reporter_id;

create index reports_target_id on reports (target_id);
create index reports_case on reports (case_id, created_at desc);
-- The list of cases in each of its orders, and what narrows it.
create index cases_undecided on cases (priority desc, last_reported_at desc, id desc)
  where state in ('open', 'in_review', 'reopened');
create index cases_priority on cases (priority desc, last_reported_at desc, id desc) where state <> 'merged';
create index cases_latest on cases (last_reported_at desc, id desc) where state <> 'merged';
create index cases_earliest on cases (created_at, id) where state <> 'merged';
create index cases_most_reported on cases (report_count desc, id desc) where state <> 'merged';
create index cases_state on cases (state, priority desc, last_reported_at desc, id desc);
create index cases_kind on cases (target_kind, priority desc, last_reported_at desc, id desc);
create index cases_assignee on cases (assignee_id, priority desc, last_reported_at desc, id desc)
  where assignee_id is not null;
create index cases_owner on cases (target_owner_id, priority desc) where target_owner_id is not null;
create index cases_merged on cases (merged_into) where merged_into is not null;
create index cases_title_start on cases (lower(title) collate "C", id);
create index cases_title_parts on cases using gin (lower(title) gin_trgm_ops);
-- Reports of videos as one list, the newest first.
create index reports_of_videos on reports (created_at desc, id desc) where target_kind = 'video';

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('new_release', 'reply', 'like', 'subscriber', 'message_request', 'report_outcome', 'new_device', 'upload_reviewed',
   'content_decided'));
