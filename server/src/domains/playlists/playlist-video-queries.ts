import type { Executor } from '../../platform/db/database.ts';
import { cardsJson } from '../videos/index.ts';
import { positionStep } from './playlist-rules.ts';

/** Cards of the published videos of a playlist in order, as JSON text of the contract's `PlaylistVideo`. */
export async function playlistCards(db: Executor, base: string, playlistId: string): Promise<string> {
  const pick = `
    select v.*, i.id as playlist_video_id, row_number() over (order by i.position, i.id) as position
    from playlist_videos i join published_videos v on v.id = i.video_id
    where i.playlist_id = $2`;
  const rows = await db.query<{ json: string }>(
    cardsJson(pick, ', v.playlist_video_id'),
    [base, playlistId],
    'playlist_cards',
  );
  return rows[0]?.json ?? '[]';
}

/** How many videos of a playlist, which holds a few hundred at most, nobody may see now. */
export async function countUnavailable(db: Executor, playlistId: string): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from playlist_videos i
     join videos v on v.id = i.video_id and v.publish_status <> 'published'
     where i.playlist_id = $1`,
    [playlistId],
    'count_unavailable',
  );
  return rows[0]?.n ?? 0;
}

/**
 * Locks a published video until the transaction ends; false if there is none. Comes before the playlist's
 * lock.
 */
export async function holdVideo(db: Executor, videoId: string): Promise<boolean> {
  const rows = await db.query(`select 1 from published_videos where id = $1 for share`, [videoId]);
  return rows.length > 0;
}

export interface Item {
  id: string;
  video_id: string;
  position: number;
}

/** Everything that a locked playlist holds, in order. */
export const itemsOf = (db: Executor, playlistId: string): Promise<Item[]> =>
  db.query(
    'select id, video_id, position from playlist_videos where playlist_id = $1 order by position, id',
    [playlistId],
  );

export async function insertItem(db: Executor, item: Item & { playlistId: string }): Promise<void> {
  await db.query(
    'insert into playlist_videos (id, playlist_id, video_id, position) values ($1, $2, $3, $4)',
    [item.id, item.playlistId, item.video_id, item.position],
  );
}

export async function dropItem(db: Executor, playlistId: string, videoId: string): Promise<boolean> {
  const rows = await db.query(
    'delete from playlist_videos where playlist_id = $1 and video_id = $2 returning 1',
    [playlistId, videoId],
  );
  return rows.length > 0;
}

export async function writePosition(db: Executor, itemId: string, position: number): Promise<void> {
  await db.query('update playlist_videos set position = $2 where id = $1', [itemId, position]);
}

/** Gives the items positions in this order, with gaps between them. */
export async function renumber(db: Executor, itemIds: readonly string[]): Promise<void> {
  await db.query(
    `update playlist_videos i set position = o.place * $2
     from unnest($1::uuid[]) with ordinality as o (id, place) where i.id = o.id`,
    [itemIds, positionStep],
  );
}

/** Counts, length and tags of locked playlists, from their current contents. */
export async function recount(
  db: Executor,
  playlistIds: readonly string[],
  mostTags: number,
): Promise<{ id: string; video_count: number }[]> {
  return db.query(
    `update playlists p set video_count = s.videos, total_duration_seconds = s.seconds, tags = s.tags
     from playlists q
     cross join lateral (
       select count(*)::int as videos, coalesce(sum(v.duration_seconds), 0)::int as seconds,
         (select coalesce(array_agg(often.name order by often.videos desc, often.name), '{}') from (
            select t.name, count(*) as videos from playlist_videos j
            join published_videos w on w.id = j.video_id
            join video_tags vt on vt.video_id = w.id join tags t on t.id = vt.tag_id
            where j.playlist_id = q.id group by t.name order by videos desc, t.name limit $2
          ) often) as tags
       from playlist_videos i join published_videos v on v.id = i.video_id
       where i.playlist_id = q.id
     ) s
     where q.id = any ($1::uuid[]) and p.id = q.id
     returning p.id, p.video_count`,
    [playlistIds, mostTags],
  );
}

/** Locks the playlists that hold a video, in id order. */
export async function lockPlaylistsWith(db: Executor, videoId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from playlists where id in (select playlist_id from playlist_videos where video_id = $1)
     order by id for no key update`,
    [videoId],
  );
  return rows.map(({ id }) => id);
}

export const countPlaylistsWith = async (db: Executor, videoId: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(distinct playlist_id)::int as n from playlist_videos where video_id = $1',
      [videoId],
    )
  )[0]?.n ?? 0;
