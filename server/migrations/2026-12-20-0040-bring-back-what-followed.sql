-- From which works and episodes something followed when they went into another, the last one last: an act that is undone brings
-- it back.
alter table list_entries add column followed uuid[] not null default '{}';
alter table import_feeds add column followed uuid[] not null default '{}';
alter table episode_reminders add column followed uuid[] not null default '{}';
alter table episode_news add column followed uuid[] not null default '{}';

-- Of which work an episode is, for the statements of other domains.
create view episode_places as select id as episode_id, work_id from episodes;
