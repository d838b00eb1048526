import type { Executor } from '../../platform/db/database.ts';
import { firstUuid, lastUuid } from '../../platform/db/first-and-last-ids.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';
import type { StoredPage, StoredPicture } from '../pictures/index.ts';
import { unblocked } from '../profiles/index.ts';

export interface PhotoRow {
  id: string;
  owner_id: string;
  album_id: string | null;
  caption: string | null;
  width: number;
  height: number;
  state: 'published' | 'held' | 'removed';
  photo_key: string;
  small_key: string;
  created_at: Date;
}

const columns = `p.id, p.owner_id, p.album_id, p.caption, p.width, p.height, p.state, p.photo_key, p.small_key, p.created_at`;
/** Photos `p` of owners `o` in albums `a`, as far as others may see them; `$2` is the viewer. */
const shownToOthers = `p.state = 'published' and o.leaving_at is null and coalesce(a.is_public, true)
  and ${unblocked('$2::uuid', 'p.owner_id')}`;
const joins = `join members o on o.id = p.owner_id left join albums a on a.id = p.album_id`;

/** A member's photos that the viewer may see, latest first; `after` is the id of the last one seen. */
export const photosOf = (
  db: Executor,
  query: {
    ownerId: string;
    viewerId: string | null;
    albumId: string | null;
    after: string | null;
    limit: number;
  },
): Promise<PhotoRow[]> =>
  db.query<PhotoRow>(
    `select ${columns} from photos p ${joins}
     where p.owner_id = $1 and p.state <> 'removed' and (p.owner_id = $2::uuid or (${shownToOthers}))
       and ($3::uuid is null or p.album_id = $3) and p.id < coalesce($4::uuid, ${lastUuid})
     order by p.id desc limit $5`,
    [query.ownerId, query.viewerId, query.albumId, query.after, query.limit],
    'photos_of_member',
  );

/** A photo that may be sent to the viewer now: held or removed ones are sent to nobody. */
export const photoToSend = async (
  db: Executor,
  photo: { id: string; ownerId: string; viewerId: string | null },
): Promise<PhotoRow | null> =>
  (
    await db.query<PhotoRow>(
      `select ${columns} from photos p ${joins}
       where p.id = $1 and p.owner_id = $3 and p.state = 'published' and (p.owner_id = $2::uuid or (${shownToOthers}))`,
      [photo.id, photo.viewerId, photo.ownerId],
      'photo_to_send',
    )
  )[0] ?? null;

export const findPhoto = async (db: Executor, id: string): Promise<PhotoRow | null> =>
  (await db.query<PhotoRow>(`select ${columns} from photos p where p.id = $1`, [id], 'find_photo'))[0] ??
  null;

/** Of these photos, those that somebody may see, with whose they are. */
export const shownPhotos = (
  db: Executor,
  ids: readonly string[],
): Promise<(PhotoRow & { owner: string | null })[]> =>
  db.query<PhotoRow & { owner: string | null }>(
    `select ${columns}, o.username as owner from photos p left join members o on o.id = p.owner_id
     where p.id = any ($1::uuid[]) and p.state = 'published' order by p.id`,
    [ids],
  );

export interface LockedPhoto extends PhotoRow {
  source_sha256: Buffer;
}

/** The photo, locked until the transaction ends. */
export const lockPhoto = async (db: Executor, id: string): Promise<LockedPhoto | null> =>
  (
    await db.query<LockedPhoto>(
      `select ${columns}, p.source_sha256 from photos p where p.id = $1 for no key update`,
      [id],
    )
  )[0] ?? null;

/** Serialises what a member does with their albums until the transaction ends. Photos are locked first. */
export async function lockOwner(db: Executor, ownerId: string): Promise<void> {
  await db.query('select 1 from members where id = $1 for no key update', [ownerId]);
}

/** What somebody has stored, locked so that two uploads at once cannot both take the last room. */
export async function lockRoom(db: Executor, ownerId: string): Promise<{ photos: number; bytes: number }> {
  await lockOwner(db, ownerId);
  const rows = await db.query<{ photos: number; bytes: number }>(
    'select count(*)::int as photos, coalesce(sum(bytes), 0)::bigint as bytes from photos where owner_id = $1',
    [ownerId],
  );
  return rows[0] ?? { photos: 0, bytes: 0 };
}

export async function insertPhoto(
  db: Executor,
  row: Omit<LockedPhoto, 'state' | 'created_at'> & { bytes: number },
): Promise<void> {
  await db.query(
    `insert into photos (id, owner_id, album_id, photo_key, small_key, width, height, bytes, source_sha256, caption)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.id,
      row.owner_id,
      row.album_id,
      row.photo_key,
      row.small_key,
      row.width,
      row.height,
      row.bytes,
      row.source_sha256,
      row.caption,
    ],
  );
}

/** Photos in any state, in the form the picture intake uses. */
export const storedPhotos = (db: Executor, { from, limit }: StoredPage): Promise<StoredPicture[]> =>
  db.query<StoredPicture>(
    `select id::text as place, owner_id as "ownerId", id as "subjectId", array[photo_key, small_key] as keys,
       source_sha256 as "sentSha256", jsonb_build_object('caption', caption, 'album_id', album_id, 'width', width,
         'height', height, 'bytes', bytes) as details
     from photos where id >= coalesce($1::uuid, ${firstUuid}) order by id limit $2 for no key update`,
    [from, limit],
  );

export async function writePhoto(
  db: Executor,
  id: string,
  { caption, albumId }: { caption: string | null; albumId: string | null },
): Promise<void> {
  await db.query('update photos set caption = $2, album_id = $3 where id = $1', [id, caption, albumId]);
}

export async function writePhotoState(db: Executor, id: string, state: PhotoRow['state']): Promise<void> {
  await db.query('update photos set state = $2 where id = $1', [id, state]);
}

export async function deletePhoto(db: Executor, id: string): Promise<void> {
  await db.query('delete from photos where id = $1', [id]);
}

/** Every photo of a member, whatever happened to it. */
export const allPhotosOf = (db: Executor, ownerId: string): Promise<PhotoRow[]> =>
  db.query<PhotoRow>(`select ${columns} from photos p where p.owner_id = $1 order by p.id`, [ownerId]);

/** How many of a member's photos everybody may see; counts no further than `most`. */
export async function countShown(db: Executor, ownerId: string, most: number): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select from photos p left join albums a on a.id = p.album_id
       where p.owner_id = $1 and p.state = 'published' and coalesce(a.is_public, true) limit $2) shown`,
    [ownerId, most],
    'count_shown_photos',
  );
  return rows[0]?.n ?? 0;
}

/** Deletes photos that were removed long ago and are no evidence; answers their files. */
export const deleteRemovedPhotos = (
  db: Executor,
  days: number,
  limit: number,
): Promise<{ photo_key: string; small_key: string }[]> =>
  db.query(
    `delete from photos where state = 'removed' and id in (
       select p.id from photos p
       where p.removed_at < now() - $1 * interval '1 day' and not ${evidenceSql('photo', 'p.id', 'p.owner_id')}
       order by p.removed_at limit $2 for update skip locked)
     returning photo_key, small_key`,
    [days, limit],
  );
