-- Strikes that count, of everybody at once, for the legal desk.
create index account_strikes_counting on account_strikes (ends_at) include (account_id, considered_at);
