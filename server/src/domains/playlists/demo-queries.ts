import type { Executor } from '../../platform/db/database.ts';

export interface DemoPlaylistRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  uploader_username: string;
  created_at: string;
  /** In order. */
  videos: readonly { id: string; video_id: string; position: number }[];
}

/** Public playlists with their videos; existing ones stay as they are. */
export async function insertDemoPlaylists(db: Executor, rows: readonly DemoPlaylistRow[]): Promise<void> {
  const given = JSON.stringify(rows);
  await db.query(
    `insert into playlists (id, owner_id, slug, name, description, is_public, created_at, updated_at)
     select r.id, p.id, r.slug, r.name, r.description, true, r.created_at, r.created_at
     from json_to_recordset($1::json) as r (id uuid, slug text, name text, description text, uploader_username text,
       created_at timestamptz)
     join members p on lower(p.username) = r.uploader_username and p.is_demo
     on conflict do nothing`,
    [given],
  );
  await db.query(
    `insert into playlist_videos (id, playlist_id, video_id, position)
     select i.id, l.id, v.id, i.position
     from json_to_recordset($1::json) as r (id uuid, videos json)
     join playlists l on l.id = r.id,
       json_to_recordset(r.videos) as i (id uuid, video_id uuid, position bigint), videos v
     where v.id = i.video_id
     on conflict do nothing`,
    [given],
  );
}

/** Demo members like playlists of the demo. */
export async function insertDemoPlaylistLikes(
  db: Executor,
  rows: readonly { playlist_id: string; member_id: string }[],
): Promise<void> {
  await db.query(
    `with added as (
       insert into playlist_reactions (playlist_id, reactor, member_id, reaction)
       select l.id, 'member ' || m.id, m.id, 1
       from json_to_recordset($1::json) as r (playlist_id uuid, member_id uuid)
       join playlists l on l.id = r.playlist_id join members m on m.id = r.member_id and m.is_demo
       on conflict do nothing returning playlist_id
     )
     update playlists p set member_likes = p.member_likes + a.n
     from (select playlist_id, count(*)::int as n from added group by playlist_id) a where p.id = a.playlist_id`,
    [JSON.stringify(rows)],
  );
}

/** Other people's playlists that hold a demo video. */
export async function playlistsWithDemo(db: Executor): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct i.playlist_id as id from playlist_videos i join videos v on v.id = i.video_id
     join playlists l on l.id = i.playlist_id join members p on p.id = l.owner_id
     where v.is_demo and not p.is_demo`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes the playlists of demo uploaders. Nobody signs in as one, so everything they have belongs to the
 * demo.
 */
export async function deleteDemoPlaylists(db: Executor, ownerIds: readonly string[]): Promise<void> {
  await db.query('delete from playlists where owner_id = any ($1::uuid[])', [ownerIds]);
}
