import type { Platform } from '../../../../platform/context.ts';
import { dropFile } from '../../../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import { configuredPurge, type EdgePurge, edgeOrigins } from '../../../../platform/outbound/purge-edge.ts';
import { forgetKey } from '../../../pictures/index.ts';
import { findAsset } from './asset-queries.ts';
import { assetAddress } from './asset-rules.ts';
import { deleteAdFilesJob } from './delete-ad-files.job.ts';

export const createDeleteAdFilesHandler = (
  { db, storage, config }: Pick<Platform, 'db' | 'storage' | 'config'>,
  purge: EdgePurge | null = configuredPurge(config),
): JobHandler<{ path: string; gone: string[]; keys: string[] }> => ({
  job: deleteAdFilesJob,
  async run({ payload: { path, gone, keys }, signal }) {
    // The demo came back before its files had gone.
    const isBack = ['ready', 'preparing'].includes((await findAsset(db, path))?.state ?? 'gone');
    for (const key of isBack ? [] : keys) {
      await dropFile({ db, storage }, key);
      await forgetKey(db, key);
    }
    // They were served as valid for a year.
    const urls = [path, ...gone].flatMap((one) =>
      edgeOrigins(config).map((origin) => `${origin}${assetAddress}${one}`),
    );
    if (urls.length > 0) await purge?.ask(urls, [], signal);
  },
});
