-- Where reports came from that took something out of sight, for a day: how many of one network. A hash, of no member and no thing.
create table report_hold_networks (
  network bytea not null check (octet_length(network) = 32),
  held_at timestamptz not null default now()
);
create index report_hold_networks_network on report_hold_networks (network, held_at);
create index report_hold_networks_held_at on report_hold_networks (held_at);

-- Much of one author was reported at once, and is one case.
alter table cases add column is_burst boolean not null default false;
