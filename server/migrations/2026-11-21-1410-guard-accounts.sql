-- Failed attempts at a secret, by what they are counted under: an account, an address, a challenge. Keys are hashes.
create unlogged table throttles (
  key bytea primary key,
  failures integer not null default 0,
  last_failure_at timestamptz not null default now(),
  blocked_until timestamptz
);
create index throttles_age on throttles (last_failure_at);

-- Browsers that have signed in to an account before.
create table account_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

-- How often a refresh token was exchanged. The next one follows from this number and the site's secret.
alter table sessions add column rotation integer not null default 0;

-- A change of address waits until both addresses have confirmed it.
create table email_changes (
  account_id uuid primary key references accounts (id) on delete cascade,
  new_email text not null check (length(new_email) between 3 and 254),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Other ways in: who an account is at another provider.
create table account_identities (
  provider text not null check (provider in ('google')),
  subject text not null check (length(subject) between 1 and 255),
  account_id uuid not null references accounts (id) on delete cascade,
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index account_identities_account on account_identities (account_id);

-- The second factor: an authenticator's secret, encrypted with a key of the site.
create table account_totp (
  account_id uuid primary key references accounts (id) on delete cascade,
  secret bytea not null,
  -- Null while its owner has not shown a code of it.
  confirmed_at timestamptz,
  -- The last step of time whose code was used: a code holds once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  is_backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- Archives of what we hold of a member, made on request.
create table account_exports (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'ready', 'failed')),
  object_key text,
  bytes bigint,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create index account_exports_account on account_exports (account_id, requested_at desc);

-- When a member last changed his picture: it stays for a day.
alter table profiles add column avatar_changed_at timestamptz;
