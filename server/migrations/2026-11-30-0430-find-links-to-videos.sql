-- Posts and comments that link to a video, to be counted when it is decided on; few texts hold an address.
create index stream_posts_links on stream_posts using gin (content gin_trgm_ops) with (fastupdate = off)
  where content like '%/play/%';
create index comments_links on comments using gin (content gin_trgm_ops) with (fastupdate = off)
  where content like '%/play/%';
