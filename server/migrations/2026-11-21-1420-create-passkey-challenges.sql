-- What a browser was asked to sign, so that an answer counts once. Worth nothing after a crash.
create unlogged table passkey_challenges (
  challenge_hash bytea primary key,
  -- Null: whoever signs in with a passkey is not known before.
  account_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- Since when its owner wants to be gone; strangers no longer see the profile.
alter table profiles add column leaving_at timestamptz;

-- An archive is personal, so it lies where no public address leads.
alter table account_exports drop column object_key;
alter table account_exports add column archive bytea;
