-- Up to when a side of a conversation has read what the other wrote; null: nothing since this is noted.
alter table conversation_members add column read_until timestamptz;
