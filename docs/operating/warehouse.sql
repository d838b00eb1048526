-- Tables of a warehouse that follows the site. Types are those of the site; add indexes and columns of your own as you like.
create table view_events (
  id bigint, created_at timestamptz not null, video_id uuid not null, outcome text not null, country text, device text
);
create table page_views (
  id bigint, created_at timestamptz not null, path text not null, referrer_host text, country text, device text
);
create table ad_events (
  id bigint, created_at timestamptz not null, posting_number integer, kind smallint not null, variant smallint, reason text,
  page_type smallint, country text, device smallint, cost bigint not null
);
create table videos (
  id uuid primary key, slug text, title text, category_id uuid, uploader_id uuid, publish_status text, duration_seconds integer,
  published_at timestamptz, created_at timestamptz
);
create table categories (id uuid primary key, name text, slug text);
create table tags (id bigint primary key, name text, slug text);
create table video_tags (tag_id bigint, video_id uuid, published_at timestamptz, primary key (tag_id, video_id));
create table video_days (video_id uuid, day date, views integer, viewers integer, primary key (video_id, day));
create table video_watch_days (video_id uuid, day date, playbacks integer, seconds bigint, primary key (video_id, day));
create table ad_campaigns (id uuid primary key, name text, advertiser_name text);
create table ad_postings (id uuid primary key, number integer, campaign_id uuid, creative_id uuid, placement_id uuid);
create table placements (id uuid primary key, name text, page_type text);
