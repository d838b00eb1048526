-- Keys were plain addresses. They are keyed hashes from now on, another each day; what was kept is let go.
truncate rate_counts;
comment on column rate_counts.client_key is
  'Rate class and a hash of the client under a key of the UTC day; the job clean-rate-counts removes it within minutes.';
