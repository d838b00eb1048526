-- The private side of a member; the public side is the row of `profiles` with the same id, which holds the username,
-- the display name and the role.
create table accounts (
  id uuid primary key references profiles (id),
  email text not null check (length(email) between 3 and 254),
  -- Null: the account has no password and is entered another way.
  password_hash text,
  email_verified_at timestamptz,
  first_name text check (length(first_name) <= 60),
  last_name text check (length(last_name) <= 60),
  username_changed_at timestamptz,
  password_changed_at timestamptz,
  -- Asked to be deleted, and still able to change one's mind.
  deletion_requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index accounts_email_key on accounts (lower(email));
create index accounts_leaving on accounts (deletion_requested_at) where deletion_requested_at is not null;

-- What only the server grants. No call of a member writes here.
create table account_rights (
  account_id uuid primary key references accounts (id) on delete cascade,
  can_upload_videos boolean not null default false,
  -- Sees cases about minors.
  child_safety boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Names that members had before: they lead to the present one and are nobody else's.
create table former_usernames (
  username text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  given_up_at timestamptz not null default now()
);
create unique index former_usernames_key on former_usernames (lower(username));
create index former_usernames_account on former_usernames (account_id);

-- A browser or program that is signed in. What it holds is kept as a hash only.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- SHA-256 of the cookie's value, or of the present refresh token.
  token_hash bytea not null unique,
  -- The refresh token before, which a client that lost an answer may send once more for a few seconds.
  previous_token_hash bytea unique,
  rotated_at timestamptz,
  user_agent text not null default '' check (length(user_agent) <= 500),
  country_code text check (length(country_code) = 2),
  -- Shortened: it tells a town, not a household.
  address text not null default '',
  -- When its holder last proved who he is.
  proven_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);

-- Links and codes sent by mail: one use each, kept as a hash only.
create table account_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (length(purpose) <= 40),
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_tokens_account on account_tokens (account_id, purpose);
create index account_tokens_expiry on account_tokens (expires_at);

-- What a member has set, as the contract's `preferences` declares it. Missing names have their defaults.
create table account_preferences (
  account_id uuid primary key references accounts (id) on delete cascade,
  preferences jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
