-- Proofs of work that a form has been sent with: each is good once. Kept until it would be too old anyway.
create table spent_proofs (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  spent_at timestamptz not null default now()
);
create index spent_proofs_age on spent_proofs (spent_at);
