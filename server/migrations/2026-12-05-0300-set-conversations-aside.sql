-- What one of the two does with a conversation for themselves. `cleared_until`: they deleted everything up to then, which
-- the other still has. `is_muted`: what arrives in it is not announced to them.
alter table conversation_members
  add column cleared_until timestamptz,
  add column is_muted boolean not null default false;
