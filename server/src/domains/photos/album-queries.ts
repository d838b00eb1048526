import type { Executor } from '../../platform/db/database.ts';
import { unblocked } from '../profiles/index.ts';

export interface AlbumRow {
  id: string;
  owner_id: string;
  name: string;
  description: string | null;
  is_public: boolean;
  photo_count: number;
  created_at: Date;
  /** Ids of its latest published photos, at most four. */
  latest: string[];
}

const albums = `
  select a.id, a.owner_id, a.name, a.description, a.is_public, a.photo_count, a.created_at, coalesce(l.latest, '{}') as latest
  from albums a join members o on o.id = a.owner_id
  left join lateral (
    select array_agg(newest.id order by newest.id desc) as latest from (
      select p.id from photos p where p.album_id = a.id and p.state = 'published' order by p.id desc limit 4
    ) newest
  ) l on true`;

/** A member's albums that the viewer may see, latest first. */
export const albumsOf = (db: Executor, ownerId: string, viewerId: string | null): Promise<AlbumRow[]> =>
  db.query<AlbumRow>(
    `${albums} where a.owner_id = $1 and (a.owner_id = $2::uuid
       or (a.is_public and o.leaving_at is null and ${unblocked('$2::uuid', 'a.owner_id')}))
     order by a.id desc`,
    [ownerId, viewerId],
    'albums_of_member',
  );

export const findAlbum = async (db: Executor, id: string): Promise<AlbumRow | null> =>
  (await db.query<AlbumRow>(`${albums} where a.id = $1`, [id]))[0] ?? null;

/** The owner of an album, locked until the transaction ends. */
export const lockAlbum = async (db: Executor, id: string): Promise<{ owner_id: string } | null> =>
  (
    await db.query<{ owner_id: string }>('select owner_id from albums where id = $1 for no key update', [id])
  )[0] ?? null;

/** How many albums somebody has; locks their profile, so that two at once cannot both be the last. */
export async function lockAlbumCount(db: Executor, ownerId: string): Promise<number> {
  await db.query('select 1 from members where id = $1 for no key update', [ownerId]);
  const rows = await db.query<{ n: number }>('select count(*)::int as n from albums where owner_id = $1', [
    ownerId,
  ]);
  return rows[0]?.n ?? 0;
}

export interface AlbumTexts {
  name: string;
  description: string | null;
  isPublic: boolean;
}

export async function insertAlbum(
  db: Executor,
  { id, ownerId, name, description, isPublic }: AlbumTexts & { id: string; ownerId: string },
): Promise<void> {
  await db.query(
    'insert into albums (id, owner_id, name, description, is_public) values ($1, $2, $3, $4, $5)',
    [id, ownerId, name, description, isPublic],
  );
}

export async function writeAlbum(
  db: Executor,
  id: string,
  { name, description, isPublic }: AlbumTexts,
): Promise<void> {
  await db.query(
    'update albums set name = $2, description = $3, is_public = $4, updated_at = now() where id = $1',
    [id, name, description, isPublic],
  );
}

export async function deleteAlbum(db: Executor, id: string): Promise<void> {
  await db.query('delete from albums where id = $1', [id]);
}

/** Takes photos removed by reports out of an album: they outlive it, as proof. */
export async function detachRemoved(db: Executor, albumId: string): Promise<void> {
  await db.query(`update photos set album_id = null where album_id = $1 and state = 'removed'`, [albumId]);
}

/** The photos in an album, locked until the transaction ends. */
export const lockPhotosIn = (
  db: Executor,
  albumId: string,
): Promise<{ state: string; photo_key: string; small_key: string }[]> =>
  db.query(
    'select state, photo_key, small_key from photos where album_id = $1 order by id for no key update',
    [albumId],
  );

export const albumRecords = (db: Executor, ownerId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    'select id, name, description, is_public, created_at from albums where owner_id = $1 order by id',
    [ownerId],
  );
