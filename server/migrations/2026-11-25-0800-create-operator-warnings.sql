-- What processes found that whoever runs the site should know; the back office shows it.
create table operator_warnings (
  kind text primary key check (length(kind) <= 60),
  detail text not null check (length(detail) <= 300),
  first_told_at timestamptz not null default now(),
  told_at timestamptz not null default now()
);
