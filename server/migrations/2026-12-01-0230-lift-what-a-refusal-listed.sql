-- The picture whose refusal listed this: a complaint about that, upheld, takes it off again.
alter table stay_down_entries add column refused_picture_id uuid;
create index stay_down_refused_picture on stay_down_entries (refused_picture_id) where refused_picture_id is not null;
-- Since when the last review's refusal stands: until it is sent in again, or passes.
alter table videos add column refused_at timestamptz;
