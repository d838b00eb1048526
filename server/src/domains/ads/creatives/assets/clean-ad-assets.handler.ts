import { limits } from '#contract/limits.ts';
import type { Platform } from '../../../../platform/context.ts';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import { unusedAssets } from './asset-queries.ts';
import { cleanAdAssetsJob } from './clean-ad-assets.job.ts';
import { dropAsset } from './drop-asset.ts';

/** Every night. A failed run leaves everything to the next. */
export const createCleanAdAssetsHandler = ({
  db,
  jobs,
}: Pick<Platform, 'db' | 'jobs'>): JobHandler<Record<string, never>> => ({
  job: cleanAdAssetsJob,
  schedule: '12 4 * * *',
  async run({ signal }) {
    for (let found = 1; found > 0; ) {
      signal.throwIfAborted();
      found = await db.transaction(async (transaction) => {
        const unused = await unusedAssets(transaction, limits.adUnusedAssetDays, 100);
        for (const asset of unused) await dropAsset(transaction, { jobs }, asset);
        return unused.length;
      });
    }
  },
});
