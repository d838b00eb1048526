-- How many people use the site in a month, without storing who: a sketch (HyperLogLog) of hashes with a salt that is
-- deleted when its month is over.
create table recipient_salts (
  month date primary key check (extract(day from month) = 1),
  salt bytea not null check (length(salt) = 32)
);
create table recipient_sketches (
  month date not null check (extract(day from month) = 1),
  -- `eu`: those of `all` who came from the European Union.
  area text not null check (area in ('all', 'eu')),
  registers bytea not null check (length(registers) = 4096),
  primary key (month, area)
);
-- What the transparency page shows of a year. Counted anew every hour until the year is closed, a month after its end.
create table transparency_years (
  year integer primary key,
  tables jsonb not null,
  counted_at timestamptz not null default now(),
  is_closed boolean not null default false
);
