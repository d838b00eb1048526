-- When the winner of a test took over: what is counted from then on, of one variant alone, is no comparison.
alter table ad_creatives add column test_until timestamptz;
