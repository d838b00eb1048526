-- Playlists of members. Counts are kept: of videos, length and tags by whatever changes them, of likes and views on writes.
create table playlists (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  slug text not null unique check (length(slug) between 1 and 200),
  name text not null check (length(name) between 1 and 100),
  description text check (length(description) <= 1000),
  is_public boolean not null default false,
  -- Held by a report or removed after one, it is in nobody's sight.
  state text not null default 'shown' check (state in ('shown', 'held', 'removed')),
  video_count integer not null default 0 check (video_count >= 0),
  total_duration_seconds integer not null default 0,
  tags text[] not null default '{}',
  -- Those of visitors are kept apart: what a browser says of itself ranks nothing.
  member_likes integer not null default 0 check (member_likes >= 0),
  member_dislikes integer not null default 0 check (member_dislikes >= 0),
  visitor_likes integer not null default 0 check (visitor_likes >= 0),
  visitor_dislikes integer not null default 0 check (visitor_dislikes >= 0),
  view_count bigint not null default 0,
  -- A member's like is worth ten openings.
  popularity bigint not null generated always as (view_count + 10 * (member_likes - member_dislikes)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 90);
create index playlists_owner on playlists (owner_id, created_at desc, id desc);
create index playlists_newest on playlists (created_at desc, id desc) where is_public and state = 'shown';
create index playlists_most_viewed on playlists (view_count desc, id desc) where is_public and state = 'shown';
create index playlists_popular on playlists (popularity desc, id desc)
  where is_public and state = 'shown' and video_count > 0;
create index playlists_name_trigrams on playlists using gin (lower(name) gin_trgm_ops)
  where is_public and state = 'shown';

-- One row: how many playlists are public. Kept here, since a page of their list says how many pages there are.
create table playlist_totals (
  is_only boolean primary key default true check (is_only),
  public_count integer not null default 0 check (public_count >= 0)
);
insert into playlist_totals default values;

create function keep_playlist_total() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' and old.is_public and old.state = 'shown' then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.is_public and new.state = 'shown' then change := change + 1; end if;
  if change <> 0 then update playlist_totals set public_count = public_count + change; end if;
  return null;
end $$;
create trigger playlists_total after insert or delete or update of is_public, state on playlists
  for each row execute function keep_playlist_total();

create table playlist_videos (
  id uuid primary key,
  playlist_id uuid not null references playlists (id) on delete cascade,
  video_id uuid not null references videos (id) on delete cascade,
  -- Grows by 1024 a video, so that one can be put between two others; renumbered where there is no room left.
  position bigint not null,
  added_at timestamptz not null default now(),
  unique (playlist_id, video_id)
);
create index playlist_videos_order on playlist_videos (playlist_id, position, id);
create index playlist_videos_video on playlist_videos (video_id, playlist_id);

create table playlist_reactions (
  playlist_id uuid not null references playlists (id) on delete cascade,
  -- `member {id}`, or `visitor {hash of the anonymous id}`.
  reactor text not null check (length(reactor) <= 100),
  member_id uuid references profiles (id) on delete cascade,
  -- Of a visitor: a hash of his network under the salt of the day.
  network bigint,
  -- 1 likes, -1 dislikes.
  reaction smallint not null check (reaction in (-1, 1)),
  reacted_at timestamptz not null default now(),
  primary key (playlist_id, reactor),
  check ((member_id is null) = (network is not null))
);
create index playlist_reactions_network on playlist_reactions (playlist_id, network) where network is not null;
create index playlist_reactions_member on playlist_reactions (member_id) where member_id is not null;

-- Who opened which playlist a moment ago, by a hash under the salt of the day.
create table playlist_openings (
  playlist_id uuid not null references playlists (id) on delete cascade,
  viewer_hash bigint not null,
  opened_at timestamptz not null default now(),
  primary key (playlist_id, viewer_hash)
);
create index playlist_openings_old on playlist_openings (opened_at);
