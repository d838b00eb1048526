-- Uploads into a bucket: web processes share no folder, so the row says how much has arrived, and the store keeps it.
alter table uploads
  -- Null: the file grows in the folder of uploads, and its length is what has arrived.
  add column arrived bigint check (arrived between 0 and bytes or state = 'gone'),
  -- The store's name for the parts that have arrived; null: none yet, or they have been made one object.
  add column multipart_id text check (length(multipart_id) <= 2000);

create index uploads_multipart on uploads (multipart_id) where multipart_id is not null;
