import type { Executor } from '../../../platform/db/database.ts';
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

/** A member's picture as it is; null where there is no such member. */
export const findPicture = async (
  db: Executor,
  bucket: Bucket,
  ownerId: string,
): Promise<PictureRow | null> => (await db.query<PictureRow>(pictureOf(bucket), [ownerId]))[0] ?? null;

/** The same, and holds it until the transaction ends. */
export const lockPicture = async (
  db: Executor,
  bucket: Bucket,
  ownerId: string,
): Promise<PictureRow | null> =>
  (await db.query<PictureRow>(`${pictureOf(bucket)} for no key update`, [ownerId]))[0] ?? null;

/** Writes a picture, or takes it away. A new avatar is noted with its time. */
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

/** Takes this picture out of sight, also where a report holds it already. False: the member shows another. */
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
