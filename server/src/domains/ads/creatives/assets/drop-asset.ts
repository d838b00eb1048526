import { AppError } from '../../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../../platform/audit/record-act.ts';
import type { Platform } from '../../../../platform/context.ts';
import type { TransactionExecutor } from '../../../../platform/db/database.ts';
import { type AssetRow, buryAsset, isAssetUsed, lockAsset } from './asset-queries.ts';
import { clipPath, drawnPaths, isAssetPath, sourceKey, storeKey } from './asset-rules.ts';
import { deleteAdFilesJob } from './delete-ad-files.job.ts';

/** Deletes a file that is locked; its name is never given to another. */
export async function dropAsset(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  { path, folder, copies }: AssetRow,
): Promise<void> {
  await buryAsset(transaction, path);
  const keys = [...drawnPaths(folder), clipPath(folder)].map(storeKey);
  await jobs.enqueue(transaction, deleteAdFilesJob, {
    ...{ path, gone: copies.map((copy) => copy.path), keys: [...keys, sourceKey(folder)] },
  });
}

/**
 * Deletes a file that no creative uses or used, on record. False: there is none. Throws `conflict` if one does, or
 * somebody is to look at it.
 */
export async function removeAsset(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs'>,
  actor: Actor,
  path: string,
): Promise<boolean> {
  const asset = isAssetPath(path) ? await lockAsset(transaction, path) : null;
  if (asset === null || asset.state === 'gone') return false;
  if (await isAssetUsed(transaction, path))
    throw new AppError('conflict', 'You can’t delete this file: a creative shows it or showed it.');
  if (asset.state === 'held')
    throw new AppError('conflict', 'This file is waiting for a review. Decide on it first.');
  await dropAsset(transaction, platform, asset);
  await recordAct(transaction, actor, {
    act: 'ad_creative.file_removed',
    targetKind: 'ad_asset',
    targetId: null,
    summary: `Deleted the file "${path}" of ads.`,
    details: { path, sha256: asset.sha256.toString('hex') },
  });
  return true;
}
