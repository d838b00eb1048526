-- How many forms the network around a sender sent in a UTC day, since one person can have thousands of IPv6 networks. The
-- hash is salted for that day; rows of past days are deleted.
create table sender_counts (
  day date not null,
  -- 'notice', 'support', …
  what text not null,
  around bigint not null,
  sent integer not null,
  primary key (day, what, around)
);
