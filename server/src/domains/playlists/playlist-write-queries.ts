import { isUuid } from '../../kit/ids.ts';
import { idsByName } from '../../kit/ids-by-name.ts';
import type { Executor } from '../../platform/db/database.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';

export interface LockedPlaylist {
  id: string;
  owner_id: string;
  is_public: boolean;
  state: 'shown' | 'held' | 'removed';
  name: string;
  description: string | null;
}

/** The playlist, locked until the transaction ends. */
export async function lockPlaylist(db: Executor, id: string): Promise<LockedPlaylist | null> {
  const rows = await db.query<LockedPlaylist>(
    `select id, owner_id, is_public, state, name, description from playlists where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findPlaylist(db: Executor, id: string): Promise<LockedPlaylist | null> {
  const rows = await db.query<LockedPlaylist>(
    'select id, owner_id, is_public, state, name, description from playlists where id = $1',
    [id],
    'find_playlist',
  );
  return rows[0] ?? null;
}

/** Ids of playlists that anybody may see, or could until a report, by their slugs or ids. */
export async function playlistIdsByName(
  db: Executor,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; slug: string }>(
    `select id, slug from playlists
     where (slug = any($1) or id = any($2::uuid[])) and is_public and state <> 'removed'`,
    [names, names.filter(isUuid)],
    'playlist_ids_by_name',
  );
  return idsByName(rows);
}

/** How many playlists somebody has; locks their profile, so that two at once cannot both be the last. */
export async function countOwn(db: Executor, ownerId: string): Promise<number> {
  await db.query('select 1 from members where id = $1 for no key update', [ownerId]);
  const rows = await db.query<{ n: number }>('select count(*)::int as n from playlists where owner_id = $1', [
    ownerId,
  ]);
  return rows[0]?.n ?? 0;
}

export interface PlaylistTexts {
  name: string;
  description: string | null;
  isPublic: boolean;
}

export async function insertPlaylist(
  db: Executor,
  {
    id,
    ownerId,
    slug,
    name,
    description,
    isPublic,
  }: PlaylistTexts & { id: string; ownerId: string; slug: string },
): Promise<void> {
  await db.query(
    'insert into playlists (id, owner_id, slug, name, description, is_public) values ($1, $2, $3, $4, $5, $6)',
    [id, ownerId, slug, name, description, isPublic],
  );
}

export async function writeTexts(
  db: Executor,
  id: string,
  { name, description, isPublic }: PlaylistTexts,
): Promise<void> {
  await db.query(
    'update playlists set name = $2, description = $3, is_public = $4, updated_at = now() where id = $1',
    [id, name, description, isPublic],
  );
}

export async function writeState(db: Executor, id: string, state: LockedPlaylist['state']): Promise<void> {
  await db.query('update playlists set state = $2 where id = $1', [id, state]);
}

export async function touchPlaylist(db: Executor, id: string): Promise<void> {
  await db.query('update playlists set updated_at = now() where id = $1', [id]);
}

export async function dropPlaylist(db: Executor, id: string): Promise<void> {
  await db.query('delete from playlists where id = $1', [id]);
}

/** Deletes what was removed so many days ago and is no evidence, as many at once. Answers whether there may be more. */
export const deleteRemovedPlaylists = async (db: Executor, days: number, limit: number): Promise<boolean> =>
  (
    await db.query(
      `delete from playlists where state = 'removed' and id in (
         select p.id from playlists p
         where p.removed_at < now() - $1 * interval '1 day' and not ${evidenceSql('playlist', 'p.id', 'p.owner_id')}
         order by p.removed_at limit $2 for update skip locked)
       returning id`,
      [days, limit],
    )
  ).length === limit;

export const ownedBy = async (db: Executor, ownerId: string): Promise<string[]> =>
  (await db.query<{ id: string }>('select id from playlists where owner_id = $1 order by id', [ownerId])).map(
    ({ id }) => id,
  );
