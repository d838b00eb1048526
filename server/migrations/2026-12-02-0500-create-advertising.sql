-- What is sold.
create table ad_categories (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now()
);
create unique index ad_categories_name on ad_categories (lower(name));

create table ad_campaigns (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  objective text not null check (objective in ('awareness', 'traffic', 'conversions', 'house')),
  category_id uuid references ad_categories (id) on delete restrict,
  -- Days in the time zone of advertising; the last one still belongs to the run.
  start_date date,
  end_date date,
  -- As the contract has them (AdAudience, AdGoals); money in whole minor units.
  target_audience jsonb not null default '{}',
  audience_note text,
  goals jsonb not null,
  is_active boolean not null default true,
  advertiser_name text,
  paid_by text,
  -- The secret address at which the advertiser sees what was delivered, hashed.
  proof_hash bytea,
  -- Signs conversions that the advertiser's server reports.
  conversion_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Figures stay.
  deleted_at timestamptz,
  check (end_date is null or start_date is null or end_date >= start_date)
);
create index ad_campaigns_newest on ad_campaigns (created_at desc, id desc) where deleted_at is null;
create index ad_campaigns_category on ad_campaigns (category_id) where category_id is not null;
-- What of campaigns others read, for whoever looks through the texts of the site.
create view ad_campaign_names as
select id, advertiser_name, paid_by from ad_campaigns where deleted_at is null;
create unique index ad_campaigns_proof on ad_campaigns (proof_hash) where proof_hash is not null;

-- Files of ads, each under a random name that never means another file.
create table ad_assets (
  path text primary key check (path ~ '^[A-Za-z0-9._/-]+$' and length(path) <= 300),
  -- Where its copies are, in the store and below the bucket.
  folder text not null unique check (folder ~ '^[0-9a-f]{24}$'),
  kind text not null check (kind in ('picture', 'video')),
  -- What was sent, by its bytes.
  source_type text not null check (source_type in ('png', 'jpeg', 'gif', 'webp', 'mp4')),
  -- `gone`: deleted; its name never means another file.
  state text not null default 'ready' check (state in ('preparing', 'ready', 'held', 'failed', 'gone')),
  -- Why it is held or failed, for an admin.
  reason text,
  -- Of what was sent.
  sha256 bytea not null,
  bytes bigint not null,
  width integer,
  height integer,
  duration_seconds real,
  -- [{path, type, width, height}], the best form first; of a video, its poster among them.
  copies jsonb not null default '[]',
  uploaded_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now()
);
create index ad_assets_uploader on ad_assets (uploaded_by) where uploaded_by is not null;
create index ad_assets_hash on ad_assets (sha256);
create index ad_assets_age on ad_assets (created_at) where state in ('preparing', 'ready', 'failed');

create table ad_creatives (
  id uuid primary key,
  campaign_id uuid not null references ad_campaigns (id) on delete restrict,
  ad_type text not null check (ad_type in ('banner', 'video', 'story', 'carousel', 'interactive', 'popup', 'popunder')),
  title text not null check (length(title) between 1 and 120),
  description text,
  click_url text,
  asset_path text references ad_assets (path) on delete restrict,
  -- Slides and zones (AdAssets).
  assets jsonb not null default '{}',
  frame_url text,
  width integer,
  height integer,
  status text not null default 'review' check (status in ('active', 'pending', 'inactive', 'review')),
  status_reason text,
  -- Every file that it shows: its own, its slides' and its variants'.
  asset_paths text[] not null default '{}',
  ab_test_variants jsonb not null default '[]',
  -- When the variants last changed: what was counted until the end of that day is not compared.
  test_since timestamptz,
  -- The winner of a test takes over by itself.
  auto_winner boolean not null default false,
  performance_tags text[] not null default '{}',
  version integer not null default 1,
  -- The landing page, looked at daily.
  landing_checked_at timestamptz,
  landing_faults integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_reason text
);
create index ad_creatives_newest on ad_creatives (created_at desc, id desc) where deleted_at is null;
create index ad_creatives_campaign on ad_creatives (campaign_id);
create index ad_creatives_landing on ad_creatives (landing_checked_at nulls first) where status = 'active' and deleted_at is null;
create index ad_creatives_asset on ad_creatives (asset_path) where asset_path is not null;
create index ad_creatives_assets on ad_creatives using gin (asset_paths);

-- What of creatives others read, for whoever looks through the texts of the site.
create view ad_creative_texts as
select id, title, description from ad_creatives where deleted_at is null;

-- What was shown when: every form that a creative has had.
create table ad_creative_versions (
  creative_id uuid not null references ad_creatives (id) on delete restrict,
  version integer not null,
  content jsonb not null,
  asset_paths text[] not null default '{}',
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (creative_id, version)
);
create index ad_creative_versions_assets on ad_creative_versions using gin (asset_paths);

create table placements (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  location text not null check (location in ('Header', 'Under Video', 'Sidebar Right', 'Sidebar Left', 'Bottom of Page',
    'Between Content', 'Before Content', 'After Content', 'Floating', 'Popup/Modal')),
  -- The first one is `dimensions`.
  ad_sizes text[] not null check (cardinality(ad_sizes) between 1 and 10),
  page_type text not null check (page_type in ('Video Page', 'Home Page', 'Category Page', 'Search Results',
    'User Profile', 'Article Page', 'All Pages')),
  description text,
  targeting jsonb not null default '{}',
  status text not null default 'active' check (status in ('active', 'paused', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index placements_pages on placements (page_type, location, id) where deleted_at is null;

create table ad_postings (
  id uuid primary key,
  -- A small name for it, in tokens and events.
  number integer generated always as identity unique,
  campaign_id uuid not null references ad_campaigns (id) on delete restrict,
  creative_id uuid not null references ad_creatives (id) on delete restrict,
  placement_id uuid not null references placements (id) on delete restrict,
  start_time timestamptz,
  end_time timestamptz,
  priority integer not null default 0,
  days_of_week smallint[],
  hours_of_day smallint[],
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (end_time is null or start_time is null or end_time > start_time)
);
create index ad_postings_newest on ad_postings (created_at desc, id desc) where deleted_at is null;
create index ad_postings_campaign on ad_postings (campaign_id);
create index ad_postings_creative on ad_postings (creative_id);
create index ad_postings_placement on ad_postings (placement_id) where deleted_at is null;

-- Who may see ads.
create table ad_visibility (
  role text primary key check (role in ('anonymous', 'unverified_member', 'member', 'premium_member', 'creator', 'publisher', 'admin')),
  can_view_ads boolean not null
);
insert into ad_visibility (role, can_view_ads)
values ('anonymous', true), ('unverified_member', true), ('member', true), ('premium_member', false), ('creator', true),
  ('publisher', true), ('admin', false);

-- What a campaign has used up. Both are moved with the events that use it, in their transaction.
create table ad_balances (
  campaign_id uuid primary key references ad_campaigns (id) on delete restrict,
  served bigint not null default 0,
  viewable bigint not null default 0,
  clicks bigint not null default 0,
  conversions bigint not null default 0,
  -- In millionths of a minor unit: one impression at a rate of a thousandth of a minor unit per thousand.
  spent bigint not null default 0
);
create table ad_day_balances (
  campaign_id uuid not null references ad_campaigns (id) on delete restrict,
  day date not null,
  served bigint not null default 0,
  viewable bigint not null default 0,
  clicks bigint not null default 0,
  spent bigint not null default 0,
  primary key (campaign_id, day)
);

-- Web processes that give ads out. One that is silent for long has ended, and its slices are closed for it.
create table ad_processes (
  id uuid primary key,
  renewed_at timestamptz not null
);

-- What a process may give out without asking: impressions of a campaign on a day. A slice is deleted once none of its tokens is
-- good any more; until then `size - used` counts against goal and budget.
create table ad_slices (
  id bigint generated always as identity primary key,
  campaign_id uuid not null references ad_campaigns (id) on delete restrict,
  process_id uuid not null,
  day date not null,
  size integer not null check (size >= 0),
  -- Events that came of it.
  used integer not null default 0,
  -- Nothing more is given out of it: its size is what was.
  closed_at timestamptz
);
create index ad_slices_campaign on ad_slices (campaign_id);
create index ad_slices_process on ad_slices (process_id) where closed_at is null;
create index ad_slices_closed on ad_slices (closed_at) where closed_at is not null;

-- What was given out and is still good: each kind of event counts once.
create table ad_serves (
  serve_id bigint primary key,
  posting_number integer not null,
  -- One bit for each kind, in the order of the contract.
  kinds smallint not null default 0,
  served_at timestamptz,
  viewable_at timestamptz,
  created_at timestamptz not null default now()
);
create index ad_serves_age on ad_serves (created_at);

-- How often a viewer of the day saw a campaign and pressed it.
create table ad_viewer_days (
  viewer_hash bigint not null,
  campaign_id uuid not null,
  day date not null,
  served integer not null default 0,
  clicks integer not null default 0,
  primary key (viewer_hash, campaign_id, day)
);
create index ad_viewer_days_age on ad_viewer_days (day);

-- Clicks on ads whose landing page was told their id, so that it can report what came of them.
create table ad_clicks (
  -- Of the id, which only the advertiser has.
  click_hash bytea primary key,
  serve_id bigint not null,
  posting_number integer not null,
  variant smallint not null,
  page_type smallint not null,
  country text not null,
  device smallint not null,
  clicked_at timestamptz not null,
  converted_at timestamptz
);
create index ad_clicks_age on ad_clicks (clicked_at);

-- What viewers report of ads: once a viewer and ad that was given out.
create table ad_reports (
  serve_id bigint not null,
  viewer_hash bigint not null,
  creative_id uuid not null references ad_creatives (id) on delete restrict,
  reason text not null check (reason in ('illegal', 'misleading', 'offensive', 'malicious', 'other')),
  details text,
  created_at timestamptz not null default now(),
  primary key (serve_id, viewer_hash)
);
create index ad_reports_creative on ad_reports (creative_id, created_at);

-- Every event as it came, for 90 days; `reason` null: it counts.
create table ad_events (
  id bigint generated always as identity primary key,
  posting_number integer,
  serve_id bigint,
  kind smallint not null,
  variant smallint not null default 0,
  reason text,
  page_type smallint,
  country text,
  device smallint,
  -- What it costs, in millionths of a minor unit.
  cost bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Until it is added to the hours and days.
  is_waiting boolean not null default true
);
create index ad_events_waiting on ad_events (id) where is_waiting;

-- Sums for good. `invalid` counts are apart, by reason.
create table ad_posting_hours (
  posting_number integer not null,
  variant smallint not null default 0,
  hour timestamptz not null,
  served bigint not null default 0,
  viewable bigint not null default 0,
  clicks bigint not null default 0,
  closes bigint not null default 0,
  conversions bigint not null default 0,
  invalid bigint not null default 0,
  spent bigint not null default 0,
  primary key (posting_number, variant, hour)
);
create index ad_posting_hours_time on ad_posting_hours (hour);
-- Days in UTC hours of the time zone that advertising had then.
create table ad_posting_days (
  posting_number integer not null,
  variant smallint not null default 0,
  day date not null,
  served bigint not null default 0,
  viewable bigint not null default 0,
  clicks bigint not null default 0,
  closes bigint not null default 0,
  conversions bigint not null default 0,
  invalid bigint not null default 0,
  spent bigint not null default 0,
  primary key (posting_number, variant, day)
);
create index ad_posting_days_time on ad_posting_days (day);
create table ad_placement_days (
  placement_id uuid not null references placements (id) on delete restrict,
  page_type smallint not null,
  day date not null,
  -- Asked for, and left empty.
  asked bigint not null default 0,
  empty bigint not null default 0,
  served bigint not null default 0,
  viewable bigint not null default 0,
  clicks bigint not null default 0,
  conversions bigint not null default 0,
  invalid bigint not null default 0,
  spent bigint not null default 0,
  primary key (placement_id, page_type, day)
);
create index ad_placement_days_time on ad_placement_days (day);
-- What each placement had in each hour, for forecasts: by weekday and hour.
create table ad_placement_hours (
  placement_id uuid not null references placements (id) on delete restrict,
  hour timestamptz not null,
  asked bigint not null default 0,
  empty bigint not null default 0,
  served bigint not null default 0,
  primary key (placement_id, hour)
);
create index ad_placement_hours_time on ad_placement_hours (hour);
create table ad_audience_days (
  campaign_id uuid not null references ad_campaigns (id) on delete restrict,
  day date not null,
  country text not null,
  device smallint not null,
  served bigint not null default 0,
  viewable bigint not null default 0,
  clicks bigint not null default 0,
  conversions bigint not null default 0,
  spent bigint not null default 0,
  primary key (campaign_id, day, country, device)
);
create index ad_audience_days_time on ad_audience_days (day);
create table ad_invalid_days (
  -- 0: nothing tells of which posting.
  posting_number integer not null,
  kind smallint not null,
  reason text not null,
  day date not null,
  events bigint not null default 0,
  primary key (posting_number, kind, reason, day)
);
create index ad_invalid_days_time on ad_invalid_days (day);
