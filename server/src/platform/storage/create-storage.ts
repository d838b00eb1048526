import path from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createPlacedStorage } from './placed-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/**
 * Folder of DATA_DIR where objects are files; what an `X-Accel-Redirect` points at. Nothing else may serve
 * from it: who is sent what is decided per request.
 */
export const diskFolder = (dataDir: string): string => path.join(dataDir, 'storage');

/** The configured store: S3 if a bucket is set, else files under DATA_DIR. */
export const createStorage = (config: Pick<Config, 'dataDir' | 's3'>): Storage =>
  config.s3
    ? createPlacedStorage(createS3Storage(config.s3), { isOpen: config.s3.publicUrl !== null })
    : createDiskStorage(diskFolder(config.dataDir));
