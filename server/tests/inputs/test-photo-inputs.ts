import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import type { Known } from './contract-samples.ts';

type Database = Pick<Platform, 'db'>;

/** An album as it lies in the table; answers its id. */
export async function insertTestAlbum({ db }: Database, ownerId: string, isPublic = true): Promise<string> {
  const id = newId();
  await db.query('insert into albums (id, owner_id, name, is_public) values ($1, $2, $3, $4)', [
    id,
    ownerId,
    'Lantern evenings',
    isPublic,
  ]);
  return id;
}

/** A photo as it lies in the table, without files; answers its id. */
export async function insertTestPhoto(
  { db }: Database,
  ownerId: string,
  albumId: string | null = null,
): Promise<string> {
  const id = newId();
  await db.query(
    `insert into photos (id, owner_id, album_id, photo_key, small_key, width, height, bytes, source_sha256, caption)
     values ($1, $2, $3, $4, $5, 640, 480, 1000, sha256(convert_to($4, 'UTF8')), 'lantern')`,
    [
      id,
      ownerId,
      albumId,
      `private/photos/${ownerId}/${id}.webp`,
      `private/photos/${ownerId}/${id}-small.webp`,
    ],
  );
  return id;
}

/** A photo that waits for a person, without files; answers the id of its picture. */
export async function insertWaitingPicture({ db }: Database, ownerId: string): Promise<string> {
  const photoId = await insertTestPhoto({ db }, ownerId);
  const id = newId();
  await db.query(`update photos set state = 'held' where id = $1`, [photoId]);
  await db.query(
    `insert into pictures (id, intake, owner_id, subject_id, keys, sha256s, state)
     select $1, 'photo', owner_id, id, array[photo_key, small_key], array[source_sha256], 'matched' from photos where id = $2`,
    [id, photoId],
  );
  return id;
}

/** What the calls of photos can be given. */
export const photoInputs = (platform: Database, asker: TestMember | null): Known => ({
  own_album_id: () => (asker === null ? newId() : insertTestAlbum(platform, asker.id)),
  waiting_picture_id: () => (asker === null ? newId() : insertWaitingPicture(platform, asker.id)),
  own_photo_id: () => (asker === null ? newId() : insertTestPhoto(platform, asker.id)),
});
