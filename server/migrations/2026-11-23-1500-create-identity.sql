-- What gives the right to upload: an approved identity record with a signed agreement (`upload_earned`), or an admin's
-- word, which goes before it either way. The right itself follows from the two.
alter table account_rights
  add column upload_earned boolean not null default false,
  add column upload_word text check (upload_word in ('granted', 'denied'));
-- Until now it was an admin's word alone.
update account_rights set upload_word = 'granted' where can_upload_videos;
alter table account_rights drop column can_upload_videos;
alter table account_rights add column can_upload_videos boolean not null
  generated always as (coalesce(upload_word = 'granted', upload_earned)) stored;

-- Checks of who a member is. What was typed is sealed with a key derived from the site's secret.
create table identity_records (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  provider text not null check (provider in ('manual', 'test')),
  state text not null check (state in ('pictures_missing', 'pending', 'approved', 'refused')),
  -- Legal name, date of birth, country, kind of document. Null: deleted after a refusal.
  sealed_facts bytea,
  -- Why it was refused, as a sentence for the member.
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  decided_at timestamptz,
  -- Null: the provider itself, or an admin who is gone.
  decided_by uuid references profiles (id) on delete set null,
  check ((state = 'refused') = (reason is not null)),
  check ((state in ('approved', 'refused')) = (decided_at is not null)),
  check ((state = 'pictures_missing') = (submitted_at is null)),
  check (sealed_facts is not null or state = 'refused')
);
-- One at a time; refused ones stay beside it.
create unique index identity_records_open on identity_records (account_id) where state <> 'refused';
create index identity_records_account on identity_records (account_id, id desc);
create index identity_records_queue on identity_records (state, submitted_at, id);
create index identity_records_decider on identity_records (decided_by) where decided_by is not null;
create index identity_records_decided on identity_records (decided_at) where decided_at is not null;

-- Pictures of a document and of whoever holds it: sealed, in no storage that answers the public, and gone days after the
-- decision.
create table identity_pictures (
  record_id uuid not null references identity_records (id) on delete cascade,
  kind text not null check (kind in ('document', 'selfie')),
  sealed bytea not null,
  primary key (record_id, kind)
);

-- Agreements as they were signed. A version is made of the words, so other words are another version.
create table agreement_texts (
  version text primary key check (version ~ '^[0-9a-f]{12}$'),
  words text not null
);
create table agreement_signatures (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  version text not null references agreement_texts (version),
  sealed_name bytea not null,
  signed_at timestamptz not null default now()
);
create index agreement_signatures_account on agreement_signatures (account_id, signed_at desc);

-- Kinds are named in one place, the contract.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind ~ '^[a-z_]{1,40}$');
