import type { Executor } from '../../../platform/db/database.ts';
import type { StoredPage, StoredPicture } from '../../pictures/index.ts';

/** Whether a category shows the file of this key. */
export const isPictureShown = async (db: Executor, key: string): Promise<boolean> =>
  (await db.query('select 1 from categories where image_key = $1 limit 1', [key])).length > 0;

/** Lets categories that show the one file show the other. */
export async function swapPicture(db: Executor, from: string, to: string | null): Promise<number> {
  return (await db.query('update categories set image_key = $2 where image_key = $1 returning 1', [from, to]))
    .length;
}

/** Forgets files of buckets that were uploaded so long ago and that no category shows; answers their keys. */
export async function forgetUnusedFiles(db: Executor, hours: number): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `delete from bucket_files f where created_at < now() - make_interval(hours => $1)
       and not exists (select 1 from categories c where c.image_key = f.key)
     returning key`,
    [hours],
  );
  return rows.map(({ key }) => key);
}

/** Files of the bucket, by their path; whoever sent one is not noted with it. */
export const storedCategoryPictures = (db: Executor, { from, limit }: StoredPage): Promise<StoredPicture[]> =>
  db.query<StoredPicture>(
    `select path as place, null as "ownerId", null as "subjectId", array[key] as keys, null as "sentSha256",
       jsonb_build_object('path', path, 'overwrite', false, 'bytes', bytes) as details
     from bucket_files where bucket = 'category_thumbnails' and ($1::text is null or path >= $1)
     order by path limit $2 for no key update`,
    [from, limit],
  );
