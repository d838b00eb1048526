-- What came from where, to know what is here already.
create index videos_original_source on videos (original_source_url) where original_source_url is not null;
create index videos_source on videos (source_url) where source_url is not null;

-- When the next request to a host may begin.
create table import_hosts (
  host text primary key check (length(host) between 1 and 300),
  next_at timestamptz not null
);

-- Searches of partners that an admin may import from.
create table import_providers (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null check (length(name) between 1 and 60),
  -- Address of a feed with {query}, {category} and {page} in it.
  search_url text not null check (length(search_url) between 1 and 2048),
  categories_url text check (length(categories_url) <= 2048),
  created_at timestamptz not null default now()
);

-- Sources that are looked at by themselves.
create table import_feeds (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  url text not null unique check (length(url) between 1 and 2048),
  category_id uuid not null references categories (id) on delete cascade,
  publish_as text not null check (publish_as in ('published', 'pending')),
  interval_minutes integer not null check (interval_minutes between 15 and 10080),
  -- What an admin declared for all that comes from it.
  declaration jsonb not null,
  declared_by uuid references profiles (id) on delete set null,
  is_active boolean not null default true,
  next_run_at timestamptz not null default now(),
  last_run_at timestamptz,
  last_result text,
  last_failed boolean not null default false,
  created_at timestamptz not null default now()
);
create index import_feeds_due on import_feeds (next_run_at) where is_active;
create index import_feeds_category on import_feeds (category_id);
create index import_feeds_declarer on import_feeds (declared_by);

create table import_batches (
  id uuid primary key,
  source_url text not null check (length(source_url) between 1 and 2048),
  feed_id uuid references import_feeds (id) on delete set null,
  category_id uuid references categories (id) on delete set null,
  uses_mapping boolean not null default false,
  publish_as text not null check (publish_as in ('published', 'pending')),
  declaration jsonb not null,
  declared_by uuid references profiles (id) on delete set null,
  state text not null default 'open' check (state in ('open', 'undoing', 'undone')),
  -- Kept with each item.
  imported_count integer not null default 0 check (imported_count >= 0),
  skipped_count integer not null default 0 check (skipped_count >= 0),
  failed_count integer not null default 0 check (failed_count >= 0),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index import_batches_newest on import_batches (created_at desc, id desc);
create index import_batches_feed on import_batches (feed_id);
create index import_batches_category on import_batches (category_id);
create index import_batches_declarer on import_batches (declared_by);

create table import_items (
  id bigint generated always as identity primary key,
  batch_id uuid not null references import_batches (id) on delete cascade,
  source_url text not null check (length(source_url) between 1 and 2048),
  title text not null,
  state text not null check (state in ('imported', 'skipped', 'failed', 'undone')),
  reason text,
  video_id uuid references videos (id) on delete set null,
  created_at timestamptz not null default now()
);
create index import_items_batch on import_items (batch_id, id);
create index import_items_video on import_items (video_id) where video_id is not null;

-- Which of our categories a source's category stands for.
create table import_category_mappings (
  host text not null check (length(host) between 1 and 300),
  -- Folded: compared without case and accents.
  source_category text not null check (length(source_category) between 1 and 100),
  category_id uuid not null references categories (id) on delete cascade,
  primary key (host, source_category)
);
create index import_category_mappings_category on import_category_mappings (category_id);
