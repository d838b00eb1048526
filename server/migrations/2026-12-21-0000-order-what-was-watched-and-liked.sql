-- without a transaction
-- The newest who watched a video, and what a member watched last, without a look at the rows; what a member likes, the latest
-- first. Nobody who watches or likes waits for it. What a run that was cut short left is no index.
drop index concurrently if exists watch_history_newest_of_video;
create index concurrently watch_history_newest_of_video on watch_history (video_id, watched_at desc, member_id);
drop index concurrently if exists watch_history_video;
drop index concurrently if exists watch_history_newest_seen;
create index concurrently watch_history_newest_seen on watch_history (member_id, watched_at desc, video_id desc) include (seen_at);
drop index concurrently if exists watch_history_newest;
drop index concurrently if exists video_reactions_liked;
create index concurrently video_reactions_liked on video_reactions (member_id, changed_at desc, video_id desc) where reaction = 1;
