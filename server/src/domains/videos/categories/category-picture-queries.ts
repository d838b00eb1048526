import type { Executor } from '../../../platform/db/database.ts';
import type { StoredPage, StoredPicture } from '../../pictures/index.ts';

/** Whether a category shows the file of this key. */
export const isPictureShown = async (db: Executor, key: string): Promise<boolean> =>
  (await db.query('select 1 from categories where image_key = $1 limit 1', [key])).length > 0;

/** Makes categories that show the one file show the other. */
export async function swapPicture(db: Executor, from: string, to: string | null): Promise<number> {
  return (await db.query('update categories set image_key = $2 where image_key = $1 returning 1', [from, to]))
    .length;
}

/** SQL: whether a category shows the file of a key, which is SQL too. */
export const isShownByCategory = (key: string): string =>
  `exists (select from categories c where c.image_key = ${key})`;

/** Files of the bucket, by path; who sent one is not stored with it. */
export const storedCategoryPictures = (db: Executor, { from, limit }: StoredPage): Promise<StoredPicture[]> =>
  db.query<StoredPicture>(
    `select path as place, null as "ownerId", null as "subjectId", array[key] as keys, null as "sentSha256",
       jsonb_build_object('path', path, 'overwrite', false, 'bytes', bytes) as details
     from bucket_files where bucket = 'category_thumbnails' and path >= coalesce($1::text, '')
     order by path limit $2 for no key update`,
    [from, limit],
  );
