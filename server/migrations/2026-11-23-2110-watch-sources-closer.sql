-- A player may answer with regrets, as if it played. What else told of the video before is looked at too.
alter table source_looks add column page_seen boolean not null default false;
alter table source_looks add column oembed_url text check (length(oembed_url) <= 4096);
-- SHA-256 of the file that a hosted video was made from, where its library says so.
alter table videos add column hosted_sha256 bytea check (octet_length(hosted_sha256) = 32);
create index videos_hosted_sha256 on videos (hosted_sha256) where hosted_sha256 is not null;
