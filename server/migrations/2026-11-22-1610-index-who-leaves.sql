-- The few who are leaving: lists and counts leave them out.
create index profiles_leaving on profiles (id) where leaving_at is not null;
