import path from 'node:path';
import { AppError } from '../../kit/app-error.ts';
import type { S3Config } from '../config-services.ts';
import { isSafeKey } from '../storage/object-keys.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import type { BackupTarget } from './backup-target.ts';
import { bucketTarget } from './bucket-target.ts';
import { folderTarget } from './folder-target.ts';

/** An address like `s3://bucket/a/folder`, or a folder. */
const bucketShape = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/;

/** Where and as whom buckets are reached; null: none is configured. The site's own bucket is not meant. */
export type BackupStore = Omit<S3Config, 'bucket' | 'publicUrl'>;

/** Throws a `badInput` in words if the target cannot be understood. */
export function openTarget(target: string, store: BackupStore | null): BackupTarget {
  if (!target.includes('://')) return folderTarget(path.resolve(target));
  const [, bucket, under = ''] = bucketShape.exec(target) ?? [];
  if (bucket === undefined || (under !== '' && !isSafeKey(under)))
    throw new AppError('badInput', `A backup goes to a folder or to s3://BUCKET/FOLDER, not to ${target}.`);
  if (store === null)
    throw new AppError(
      'badInput',
      'To reach a bucket, set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY (and BACKUP_S3_ENDPOINT), or those of S3_.',
    );
  const prefix = under === '' ? '' : `${under}/`;
  return bucketTarget(createS3Storage({ ...store, bucket, publicUrl: null }), target, prefix);
}
