import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { adsChanged } from '../ads-changed.ts';
import { lockAsset } from '../creatives/assets/asset-queries.ts';
import { sourceKey, storeKey } from '../creatives/assets/asset-rules.ts';
import { dropAsset } from '../creatives/assets/drop-asset.ts';
import { prepareAdAssetJob } from '../creatives/assets/prepare-ad-asset.job.ts';
import {
  type DemoCampaignRow,
  type DemoFileRow,
  type DemoPostingRow,
  deleteDemoCampaign,
  insertDemoCampaign,
  insertDemoFiles,
} from './demo-ad-queries.ts';

/** A picture of the demo, drawn in all its forms. */
export interface DemoPicture {
  file: DemoFileRow;
  /** By the paths of the copies; of what moves, the file itself by the word `source`. */
  contents: ReadonlyMap<string, { bytes: Buffer; type: string }>;
}

/** Stores the house’s campaign with its placements; what is there stays as it is. Safe to repeat. */
export async function addDemoAds(
  { db, storage, jobs }: Pick<Platform, 'db' | 'storage' | 'jobs'>,
  campaign: DemoCampaignRow,
  pictures: readonly DemoPicture[],
  postings: readonly DemoPostingRow[],
): Promise<void> {
  for (const { file, contents } of pictures)
    for (const [path, { bytes, type }] of contents)
      await storage.put(path === 'source' ? sourceKey(file.folder) : storeKey(path), bytes, type);
  await db.transaction(async (transaction) => {
    const added = new Set(
      await insertDemoFiles(
        transaction,
        pictures.map(({ file }) => file),
      ),
    );
    for (const { file } of pictures)
      if (file.state === 'preparing' && added.has(file.path))
        await jobs.enqueue(transaction, prepareAdAssetJob, { path: file.path }, { singletonKey: file.path });
    await insertDemoCampaign(transaction, campaign, postings);
    await adsChanged(transaction);
  });
}

/** Deletes the house’s campaign with its figures and files, and the placements that nobody else uses. */
export async function removeDemoAds(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs'>,
  campaignId: string,
  placementIds: readonly string[],
): Promise<void> {
  for (const path of await deleteDemoCampaign(transaction, campaignId, placementIds)) {
    const asset = await lockAsset(transaction, path);
    if (asset !== null && asset.state !== 'gone') await dropAsset(transaction, platform, asset);
  }
  await adsChanged(transaction);
}
