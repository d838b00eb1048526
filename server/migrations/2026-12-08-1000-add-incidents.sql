-- What the operator tells visitors about incidents and maintenance, and since when each service is as it is.
create table incidents (
  id uuid primary key,
  kind text not null check (kind in ('incident', 'maintenance')),
  title text not null,
  services text[] not null check (cardinality(services) > 0),
  severity text not null check (severity in ('degraded', 'down')),
  has_banner boolean not null,
  starts_at timestamptz not null,
  -- Of maintenance: it is over then, unless it was said to be earlier.
  ends_at timestamptz check ((ends_at is null) = (kind = 'incident') and ends_at > starts_at),
  over_at timestamptz,
  created_at timestamptz not null default now()
);
create index incidents_latest on incidents (starts_at desc);

create table incident_updates (
  id uuid primary key,
  incident_id uuid not null references incidents on delete cascade,
  words text not null,
  at timestamptz not null default now()
);
create index incident_updates_of on incident_updates (incident_id, at desc);

create table service_states (
  service text primary key,
  state text not null,
  since timestamptz not null
);
