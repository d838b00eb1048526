-- Suspended: `suspended_at` is set, and `suspended_until` is ahead of us or null (until it is lifted).
alter table accounts
  add column suspended_at timestamptz,
  add column suspended_until timestamptz,
  add column suspension_reason text check (length(suspension_reason) between 1 and 500),
  add column last_sign_in_at timestamptz,
  add constraint accounts_suspension check ((suspended_at is null) = (suspension_reason is null)
    and (suspended_until is null or suspended_at is not null));
update accounts a set last_sign_in_at = s.at
  from (select account_id, max(created_at) as at from sessions group by account_id) s where s.account_id = a.id;

-- Breaches of the rules that were counted against a member. What is taken back is deleted; the log remembers it.
create table account_strikes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  given_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
create index account_strikes_account on account_strikes (account_id, created_at desc);
create index account_strikes_giver on account_strikes (given_by);

-- What admins keep on a member for each other.
create table account_notes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  written_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
create index account_notes_account on account_notes (account_id, created_at desc);
create index account_notes_writer on account_notes (written_by);

-- The list of users: its orders, and parts of names and addresses.
create index accounts_newest on accounts (created_at desc, id desc);
create index accounts_last_sign_in on accounts (last_sign_in_at desc nulls last, id desc);
create index accounts_email_parts on accounts using gin (lower(email) gin_trgm_ops);
create index profiles_username_parts on profiles using gin (lower(username) gin_trgm_ops);
create index profiles_role on profiles (role, id);
