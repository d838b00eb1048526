import type { Executor } from '../../../platform/db/database.ts';
import { firstUuid } from '../../../platform/db/first-and-last-ids.ts';
import type { StoredPage, StoredPicture } from '../../pictures/index.ts';
import type { Bucket } from './picture-rules.ts';

export interface PictureRow {
  key: string | null;
  path: string | null;
  avatar_changed_at: Date | null;
}

const columns = {
  avatars: { key: 'avatar_key', path: 'avatar_path' },
  covers: { key: 'cover_key', path: 'cover_path' },
} as const;

const pictureOf = (bucket: Bucket): string =>
  `select ${columns[bucket].key} as key, ${columns[bucket].path} as path, avatar_changed_at from profiles where id = $1`;

/** A member's current picture; null if there is no such member. */
export const findPicture = async (
  db: Executor,
  bucket: Bucket,
  ownerId: string,
): Promise<PictureRow | null> => (await db.query<PictureRow>(pictureOf(bucket), [ownerId]))[0] ?? null;

/** The same, locked until the transaction ends. */
export const lockPicture = async (
  db: Executor,
  bucket: Bucket,
  ownerId: string,
): Promise<PictureRow | null> =>
  (await db.query<PictureRow>(`${pictureOf(bucket)} for no key update`, [ownerId]))[0] ?? null;

/** Writes or removes a picture. A new avatar is stored with its time. */
export async function writePicture(
  db: Executor,
  bucket: Bucket,
  ownerId: string,
  picture: { key: string; path: string } | null,
): Promise<void> {
  const { key, path } = columns[bucket];
  const noted = bucket === 'avatars' && picture !== null ? ', avatar_changed_at = now()' : '';
  await db.query(`update profiles set ${key} = $2, ${path} = $3${noted} where id = $1`, [
    ownerId,
    picture?.key ?? null,
    picture?.path ?? null,
  ]);
}

/** Takes this picture out of sight, even if a report already holds it. False: the member shows another. */
export const hidePicture = async (
  db: Executor,
  bucket: Bucket,
  ownerId: string,
  key: string,
): Promise<boolean> => {
  const { key: column, path } = columns[bucket];
  const rows = await db.query(
    `update profiles set ${column} = nullif(${column}, $2), ${path} = case when ${column} = $2 then null else ${path} end,
       held_look = case when held_look ->> '${column}' = $2 then held_look - '${column}' - '${path}' else held_look end
     where id = $1 and (${column} = $2 or held_look ->> '${column}' = $2) returning 1`,
    [ownerId, key],
  );
  return rows.length > 0;
};

/** Pictures that members sent, including those set aside by a report. The demo's have no path. */
export const storedPictures = (
  db: Executor,
  bucket: Bucket,
  { from, limit }: StoredPage,
): Promise<StoredPicture[]> => {
  const { key, path } = columns[bucket];
  const [keyNow, pathNow] = [key, path].map((column) => `coalesce(${column}, held_look ->> '${column}')`);
  return db.query<StoredPicture>(
    `select id::text as place, id as "ownerId", id as "subjectId", array[${keyNow}] as keys, null as "sentSha256",
       jsonb_build_object('path', ${pathNow}) as details
     from profiles where id >= coalesce($1::uuid, ${firstUuid}) and ${keyNow} is not null and ${pathNow} is not null
     order by id limit $2 for no key update`,
    [from, limit],
  );
};
