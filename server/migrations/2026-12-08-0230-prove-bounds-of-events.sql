-- without a transaction
-- Reads the tables while others write to them.
alter table view_events validate constraint view_events_bound;
alter table page_views validate constraint page_views_bound;
alter table ad_events validate constraint ad_events_bound;
alter table daily_viewers validate constraint daily_viewers_bound;
alter table site_people validate constraint site_people_bound;
