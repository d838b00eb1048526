import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import { unblocked } from '../profiles/index.ts';

export interface PlaylistRow {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  is_public: boolean;
  is_held: boolean;
  owner_id: string;
  username: string;
  display_name: string;
  thumbnails: string[];
  video_count: number;
  total_duration_seconds: number;
  view_count: number;
  likes: number;
  dislikes: number;
  reaction: -1 | 1 | null;
  tags: string[];
  created_at: Date;
  updated_at: Date;
}

/** Who asks: the member or null, their id among reactions or null, and the base address of object keys. */
export interface Asking {
  memberId: string | null;
  reactor: string | null;
  base: string;
}
const values = ({ base, memberId, reactor }: Asking): unknown[] => [base, memberId, reactor];

/** Rows of playlists `p`; `$1` base of objects, `$2` member, `$3` reactor. */
const columns = `
  p.id, p.slug, p.name, p.description, p.is_public, p.owner_id, o.username,
  p.state = 'held' and p.owner_id = $2::uuid as is_held,
  coalesce(o.display_name, o.username) as display_name,
  p.video_count, p.total_duration_seconds, p.view_count, p.tags, p.created_at, p.updated_at,
  p.member_likes + p.visitor_likes as likes, p.member_dislikes + p.visitor_dislikes as dislikes,
  r.reaction, coalesce(t.thumbnails, '{}') as thumbnails`;
const joins = `
  join members o on o.id = p.owner_id
  left join playlist_reactions r on r.playlist_id = p.id and r.reactor = $3
  left join lateral (
    select array_agg(first.address) as thumbnails from (
      select coalesce(v.bunny_thumbnail_url, $1 || v.custom_thumbnail_key, $1 || v.thumbnail_key) as address
      from playlist_videos i join published_videos v on v.id = i.video_id
      where i.playlist_id = p.id ${inPlace('still', 'v')}
        and coalesce(v.bunny_thumbnail_url, v.custom_thumbnail_key, v.thumbnail_key) is not null
      order by i.position, i.id limit 4
    ) first
  ) t on true`;
/**
 * The public ones the caller may see, in the terms of their indexes: owned by members who stay and are not
 * separated by a block.
 */
const open = `p.is_public and p.state = 'shown' and (p.owner_id = $2::uuid
  or (o.leaving_at is null and ${unblocked('$2::uuid', 'p.owner_id')}))`;
/** And their own too, even while a report holds them. */
const visible = `((${open}) or (p.owner_id = $2::uuid and p.state <> 'removed'))`;

const rowsOf = (db: Executor, asking: Asking, text: string, more: unknown[], name: string) =>
  db.query<PlaylistRow>(
    `select ${columns} from playlists p ${joins} where ${text}`,
    [...values(asking), ...more],
    name,
  );

export const playlistById = async (db: Executor, asking: Asking, id: string): Promise<PlaylistRow | null> =>
  (await rowsOf(db, asking, `${visible} and p.id = $4`, [id], 'playlist_by_id'))[0] ?? null;

export const playlistBySlug = async (
  db: Executor,
  asking: Asking,
  slug: string,
): Promise<PlaylistRow | null> =>
  (await rowsOf(db, asking, `${visible} and p.slug = $4`, [slug], 'playlist_by_slug'))[0] ?? null;

/** All of a member's that the caller may see, newest first. */
export const playlistsOf = (db: Executor, asking: Asking, ownerId: string): Promise<PlaylistRow[]> =>
  rowsOf(
    db,
    asking,
    `${visible} and p.owner_id = $4 order by p.created_at desc, p.id desc`,
    [ownerId],
    'playlists_of_member',
  );

export const publicPlaylistsOf = (db: Executor, asking: Asking, username: string): Promise<PlaylistRow[]> =>
  rowsOf(
    db,
    asking,
    `${open} and lower(o.username) = lower($4) order by p.created_at desc, p.id desc`,
    [username],
    'public_playlists_of_name',
  );

/** How many public playlists somebody has; counts no further than `most`. */
export async function countPublicPlaylists(db: Executor, ownerId: string, most: number): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select from playlists where owner_id = $1 and is_public and state = 'shown' limit $2) shown`,
    [ownerId, most],
    'count_public_playlists',
  );
  return rows[0]?.n ?? 0;
}

/** Those of the caller that hold a video. */
export async function playlistsHolding(db: Executor, ownerId: string, videoId: string): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select p.id from playlist_videos i join playlists p on p.id = i.playlist_id and p.owner_id = $1
     where i.video_id = $2`,
    [ownerId, videoId],
    'playlists_holding',
  );
  return new Set(rows.map(({ id }) => id));
}

export const playlistsWithVideo = (
  db: Executor,
  asking: Asking,
  videoId: string,
  limit: number,
): Promise<PlaylistRow[]> =>
  rowsOf(
    db,
    asking,
    `${visible} and p.id in (select i.playlist_id from playlist_videos i
       join published_videos v on v.id = i.video_id where i.video_id = $4)
     order by p.popularity desc, p.id desc limit $5`,
    [videoId, limit],
    'playlists_with_video',
  );

/** As many places of a work's videos in playlists are looked at: a work of hundreds of episodes may be in very many. */
const mostPlaces = 5000;

export const playlistsWithWork = (
  db: Executor,
  asking: Asking,
  slug: string,
  limit: number,
): Promise<PlaylistRow[]> =>
  rowsOf(
    db,
    asking,
    `${visible} and p.id in (select i.playlist_id from published_works w join work_videos o on o.work_id = w.id
       join published_videos v on v.id = o.video_id join playlist_videos i on i.video_id = v.id
       where w.slug = $4 ${inPlace('work', 'w.id')} limit ${mostPlaces})
     order by p.popularity desc, p.id desc limit $5`,
    [slug, limit],
    'playlists_with_work',
  );

export const mostPopular = (db: Executor, asking: Asking): Promise<PlaylistRow[]> =>
  rowsOf(
    db,
    asking,
    `${open} and p.video_count > 0 order by p.popularity desc, p.id desc limit 1`,
    [],
    'most_popular_playlist',
  );

const orders = {
  newest: 'p.created_at desc, p.id desc',
  most_viewed: 'p.view_count desc, p.id desc',
} as const;
export type PlaylistOrder = keyof typeof orders;

/** A page of the public ones; `pattern` is a LIKE pattern for their lower-cased names, or null for all. */
export const publicPage = (
  db: Executor,
  asking: Asking,
  page: { pattern: string | null; order: PlaylistOrder; limit: number; offset: number },
): Promise<PlaylistRow[]> =>
  page.pattern === null
    ? rowsOf(
        db,
        asking,
        `${open} order by ${orders[page.order]} limit $4 offset $5`,
        [page.limit, page.offset],
        `playlists_${page.order}`,
      )
    : rowsOf(
        db,
        asking,
        `${open} and lower(p.name) like $6 order by ${orders[page.order]} limit $4 offset $5`,
        [page.limit, page.offset, page.pattern],
        `playlists_named_${page.order}`,
      );

/** The public ones with videos whose lower-cased name is this, begins so, or is nearly spelled so; the nearest first. */
export const playlistsNamed = (
  db: Executor,
  asking: Asking,
  name: string,
  limit: number,
): Promise<PlaylistRow[]> =>
  rowsOf(
    db,
    asking,
    `${open} and p.video_count > 0
       and (lower(p.name) like $5 or (lower(p.name) % $4 and similarity(lower(p.name), $4) >= 0.5))
     order by lower(p.name) = $4 desc, lower(p.name) like $5 desc, p.popularity desc, p.id desc limit $6`,
    [name, `${name.replace(/[\\%_]/g, '\\$&')}%`, limit],
    'playlists_named_nearly',
  );

/** Those of members who are leaving or separated from the caller by a block; few. */
const unseen = `p.owner_id in (
  select blocked_id from blocks where blocker_id = $1::uuid
  union select blocker_id from blocks where blocked_id = $1::uuid
  union select id from members where leaving_at is not null and id is distinct from $1::uuid)`;

/**
 * How many public playlists the caller may see: the stored count minus those they may not; for a search
 * counted, up to 10,000.
 */
export async function publicTotal(
  db: Executor,
  { memberId }: Asking,
  pattern: string | null,
): Promise<number> {
  const rows = await (pattern === null
    ? db.query<{ total: number }>(
        `select public_count - (select count(*)::int from playlists p
           where p.is_public and p.state = 'shown' and ${unseen}) as total from playlist_totals`,
        [memberId],
        'playlists_total',
      )
    : db.query<{ total: number }>(
        `select count(*)::int as total from (
           select 1 from playlists p where p.is_public and p.state = 'shown' and lower(p.name) like $2
             and not (${unseen}) limit 10000
         ) found`,
        [memberId, pattern],
        'playlists_named_total',
      ));
  return rows[0]?.total ?? 0;
}
