import { recordAct, theSite } from '../../../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../../../platform/db/database.ts';
import type { PictureFacts, PictureMachines, PictureTarget } from '../../../pictures/index.ts';
import { adsChanged } from '../../ads-changed.ts';
import { measureCreatives, withdrawShowing } from '../creative-asset-queries.ts';
import { lockAsset, settleAsset, storedAdPictures } from './asset-queries.ts';
import { type AssetCopy, drawnPaths, storeKey } from './asset-rules.ts';
import { deleteAdFilesJob } from './delete-ad-files.job.ts';

/** What a picture of an ad says about itself while it waits. */
export interface AssetDetails extends Record<string, unknown> {
  path: string;
  folder: string;
  copies: AssetCopy[];
}
const detailsOf = ({ details }: PictureFacts): AssetDetails => details as AssetDetails;

export const isHeldWords = 'It waits for a look: see the queue of pictures.';

/** How files of ads are shown and taken out of sight. */
export const adAssetTarget: PictureTarget = {
  intakes: ['ad_picture', 'ad_clip'],
  place: (picture) => drawnPaths(detailsOf(picture).folder).map(storeKey),

  async show(transaction, _machines, picture) {
    const { path, copies } = detailsOf(picture);
    const asset = await lockAsset(transaction, path);
    if (asset === null || asset.state === 'gone') return false;
    await settleAsset(transaction, path, { state: 'ready', reason: null, copies });
    await measureCreatives(transaction, path);
    await adsChanged(transaction);
    return true;
  },

  async hide(transaction, { jobs }, picture) {
    const { path, copies } = detailsOf(picture);
    const asset = await lockAsset(transaction, path);
    if (asset?.state !== 'ready') return null;
    await settleAsset(transaction, path, { state: 'held', reason: isHeldWords });
    for (const { id, title } of await withdrawShowing(transaction, path, 'Its file is held for a look.'))
      await recordAct(transaction, theSite, {
        act: 'ad_creative.withdrawn',
        targetKind: 'ad_creative',
        targetId: id,
        summary: `The creative "${title}" is no longer shown: its file is waiting for a review.`,
        details: { path },
      });
    await adsChanged(transaction);
    await jobs.enqueue(transaction, deleteAdFilesJob, {
      path,
      gone: copies.map((copy) => copy.path),
      keys: [],
    });
    return {};
  },

  stored: (db, intake, page) => storedAdPictures(db, intake === 'ad_clip' ? 'video' : 'picture', page),
};

/** A person refused it: no creative will get it. What may show a minor stays where it is, out of sight. */
export async function applyAssetRefused(
  transaction: TransactionExecutor,
  { jobs }: Pick<PictureMachines, 'jobs'>,
  { picture, isMinorRelated }: { picture: PictureFacts; isMinorRelated: boolean },
): Promise<void> {
  if (!adAssetTarget.intakes.includes(picture.intake)) return;
  const { path, copies } = detailsOf(picture);
  const asset = await lockAsset(transaction, path);
  if (asset === null || asset.state === 'gone') return;
  const reason = 'A person looked at it, and refused it.';
  await settleAsset(transaction, path, { state: isMinorRelated ? 'held' : 'failed', reason });
  if (isMinorRelated) return;
  const keys = copies.filter(({ type }) => type === 'video/mp4').map((copy) => storeKey(copy.path));
  if (keys.length > 0) await jobs.enqueue(transaction, deleteAdFilesJob, { path, gone: [], keys });
}
