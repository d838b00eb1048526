-- What is handed to an authority about a case that may show a minor: made by few, sealed, opened on record, and deleted in time.
create table evidence_packages (
  id uuid primary key,
  case_id uuid not null references cases (id),
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  asked_by uuid references accounts (id) on delete set null,
  -- As it was then.
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  made_at timestamptz,
  delete_at timestamptz,
  -- The key of its files, and what is in it: without the site's key neither can be read. Deleting them ends what lies in backups, too.
  sealed_key bytea,
  sealed_manifest bytea,
  manifest_sha256 bytea,
  file_count integer not null default 0,
  bytes bigint not null default 0,
  check ((state = 'ready') = (sealed_key is not null and sealed_manifest is not null and manifest_sha256 is not null
    and made_at is not null and delete_at is not null))
);
create index evidence_packages_case on evidence_packages (case_id, asked_at desc);
create unique index evidence_packages_making on evidence_packages (case_id) where state = 'making';
create index evidence_packages_due on evidence_packages (delete_at) where delete_at is not null;
create index evidence_packages_asker on evidence_packages (asked_by) where asked_by is not null;

-- Who opened one, when, and why.
create table evidence_openings (
  id bigint generated always as identity primary key,
  package_id uuid not null references evidence_packages (id) on delete cascade,
  member_id uuid references accounts (id) on delete set null,
  member_name text not null,
  reason text not null check (length(reason) between 1 and 1000),
  at timestamptz not null default now()
);
create index evidence_openings_package on evidence_openings (package_id, at desc);
create index evidence_openings_member on evidence_openings (member_id) where member_id is not null;

-- What was reported to an authority, as an admin noted it.
create table authority_reports (
  id uuid primary key,
  case_id uuid not null references cases (id),
  authority text not null check (length(authority) between 1 and 200),
  reference text not null check (length(reference) between 1 and 200),
  noted_by uuid references accounts (id) on delete set null,
  noted_by_name text not null,
  noted_at timestamptz not null default now()
);
create index authority_reports_case on authority_reports (case_id, noted_at desc);
create index authority_reports_noter on authority_reports (noted_by) where noted_by is not null;

-- The row of a thing, if it is still there.
create function evidence_of(of_kind text, of_id uuid) returns jsonb language sql stable as $$
  select evidence_row(of_kind, case of_kind
    when 'video' then (select to_jsonb(t) from videos t where t.id = of_id)
    when 'comment' then (select to_jsonb(t) from comments t where t.id = of_id)
    when 'post' then (select to_jsonb(t) from stream_posts t where t.id = of_id)
    when 'message' then (select to_jsonb(t) from messages t where t.id = of_id)
    when 'photo' then (select to_jsonb(t) from photos t where t.id = of_id)
    when 'playlist' then (select to_jsonb(t) from playlists t where t.id = of_id)
    when 'profile' then (select to_jsonb(t) from profiles t where t.id = of_id)
    end)
$$;
