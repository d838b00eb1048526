import type { Executor } from '../db/database.ts';

/** Buckets whose files belong to the site, not to a member. */
export type SiteBucket = 'category_thumbnails' | 'test';

export interface BucketFile {
  bucket: SiteBucket;
  path: string;
  /** In object storage. */
  key: string;
  contentType: string;
  bytes: number;
}

/**
 * Records a file; false if the path is taken and may not be overwritten. `replaced`: key of the previous
 * file.
 */
export async function writeBucketFile(
  db: Executor,
  file: BucketFile,
  { overwrite }: { overwrite: boolean },
): Promise<{ replaced: string | null } | null> {
  const before = (
    await db.query<{ key: string }>(
      'select key from bucket_files where bucket = $1 and path = $2 for update',
      [file.bucket, file.path],
    )
  )[0]?.key;
  if (before !== undefined && !overwrite) return null;
  const rows = await db.query(
    `insert into bucket_files (bucket, path, key, content_type, bytes) values ($1, $2, $3, $4, $5)
     on conflict (bucket, path) ${
       overwrite
         ? 'do update set key = excluded.key, content_type = excluded.content_type, bytes = excluded.bytes, created_at = now()'
         : 'do nothing'
     }
     returning 1`,
    [file.bucket, file.path, file.key, file.contentType, file.bytes],
  );
  return rows.length === 0 ? null : { replaced: before ?? null };
}

export async function findBucketFile(
  db: Executor,
  bucket: SiteBucket,
  path: string,
): Promise<BucketFile | null> {
  const rows = await db.query<BucketFile>(
    `select bucket, path, key, content_type as "contentType", bytes from bucket_files where bucket = $1 and path = $2`,
    [bucket, path],
    'find_bucket_file',
  );
  return rows[0] ?? null;
}

/** Forgets a file by path or key; answers its key. */
export async function forgetBucketFile(
  db: Executor,
  bucket: SiteBucket,
  name: { path: string } | { key: string },
): Promise<string | null> {
  const [column, value] = 'path' in name ? ['path', name.path] : ['key', name.key];
  const rows = await db.query<{ key: string }>(
    `delete from bucket_files where bucket = $1 and ${column} = $2 returning key`,
    [bucket, value],
  );
  return rows[0]?.key ?? null;
}

/** Forgets unused files older than this; answers their keys. `isUsed`: SQL that takes the SQL of a key. */
export async function forgetUnusedFiles(
  db: Executor,
  hours: number,
  isUsed: (key: string) => string,
): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `delete from bucket_files f where created_at < now() - make_interval(hours => $1) and not ${isUsed('f.key')}
     returning key`,
    [hours],
  );
  return rows.map(({ key }) => key);
}
