-- What admins set on the page of the settings, over the file and the environment. A row stays when its setting goes back.
create table site_settings (
  name text primary key check (name ~ '^[a-zA-Z]{1,60}$'),
  -- Null: what the file, the environment or the default says.
  value jsonb,
  -- One count for all rows: the highest is the version of the settings.
  version integer not null unique check (version > 0),
  changed_at timestamptz not null default now(),
  -- Who did it; no foreign key, for the setting outlives the account.
  changed_by uuid
);
