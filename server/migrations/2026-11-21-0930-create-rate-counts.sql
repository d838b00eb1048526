-- Requests of busy clients in their present window, all processes together. Worth nothing after a crash, and
-- forgotten after ten minutes: a key holds the client's address.
create unlogged table rate_counts (
  client_key text primary key,
  window_number bigint not null,
  requests integer not null,
  counted_at timestamptz not null default now()
);
