-- Tables whose rows change with every event or rollup. Room in each page lets a change of what no index has stay in its page,
-- and write to no index; figures of ads had none: of their changes one in ten stayed. Dead rows are cleared away after a
-- twentieth of a table, not a fifth. Both are for pages and vacuums to come, and hold nobody up.
alter table ad_balances set (fillfactor = 50);
alter table ad_day_balances set (fillfactor = 70);
alter table ad_slices set (fillfactor = 70);
alter table ad_posting_hours set (fillfactor = 70);
alter table ad_posting_days set (fillfactor = 70);
alter table ad_placement_hours set (fillfactor = 70);
alter table ad_placement_days set (fillfactor = 70);
alter table ad_audience_days set (fillfactor = 70);
alter table ad_invalid_days set (fillfactor = 70);
alter table ad_viewer_days set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
alter table ad_serves set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

alter table videos set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
alter table video_popularity set (autovacuum_vacuum_scale_factor = 0.05);
alter table video_hours set (autovacuum_vacuum_scale_factor = 0.05);
alter table video_days set (autovacuum_vacuum_scale_factor = 0.05);
alter table view_windows set (autovacuum_vacuum_scale_factor = 0.05);
alter table sessions set (autovacuum_vacuum_scale_factor = 0.05);

-- What is set for the rest is set for each day that is made.
alter table watch_reports_rest set (autovacuum_vacuum_scale_factor = 0.05);
alter table ad_events_rest set (autovacuum_vacuum_scale_factor = 0.05);
