import { limits } from '#contract/limits.ts';
import { AppError } from '../../../../kit/app-error.ts';
import type { Platform } from '../../../../platform/context.ts';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import { type Clip, ClipFault, makeClip } from '../../../media/index.ts';
import { placePicture, takePicture } from '../../../pictures/index.ts';
import { type AssetRow, findAsset, settleAsset } from './asset-queries.ts';
import { clipCopies, sourceKey } from './asset-rules.ts';
import { adAssetTarget, isHeldWords } from './asset-target.ts';
import { prepareAdAssetJob } from './prepare-ad-asset.job.ts';
import { dropAssetSource, storeClip } from './store-asset.ts';

/** The longest side of a clip: a page has no larger place for one. */
const side = 1280;

export const createPrepareAdAssetHandler = (platform: Platform): JobHandler<{ path: string }> => ({
  job: prepareAdAssetJob,
  async run({ payload: { path }, signal }) {
    const asset = await findAsset(platform.db, path);
    if (asset === null) return;
    if (asset.state === 'preparing') await prepare(platform, asset, signal);
    await dropAssetSource(platform, asset.folder);
  },
  async failed({ path }) {
    const asset = await findAsset(platform.db, path);
    if (asset?.state !== 'preparing') return;
    await fail(platform, asset, 'We couldn’t prepare this file. Send it again, or export it again as MP4.');
    await dropAssetSource(platform, asset.folder);
  },
});

const fail = ({ db }: Platform, { path }: AssetRow, reason: string): Promise<void> =>
  settleAsset(db, path, { state: 'failed', reason });

async function prepare(platform: Platform, asset: AssetRow, signal: AbortSignal): Promise<void> {
  const { folder, bytes, source_type } = asset;
  const source = {
    ...{ key: sourceKey(folder), bytes, workId: `ad-${folder}` },
    kind: source_type === 'gif' ? ('gif' as const) : ('mp4' as const),
  };
  const most = { seconds: limits.adVideoSeconds, side };
  try {
    await makeClip(platform, source, most, signal, (clip) => place(platform, asset, clip));
  } catch (error) {
    const isFinal =
      error instanceof ClipFault ||
      (error instanceof AppError && ['notAllowed', 'badInput'].includes(error.kind));
    if (!isFinal) throw error;
    await fail(platform, asset, error.message);
  }
}

/** Its poster goes through the door of pictures with the frames of the clip: both are known again together. */
async function place(platform: Platform, asset: AssetRow, clip: Clip): Promise<void> {
  const { path, folder, sha256 } = asset;
  const also = { sha256s: [sha256, clip.sha256], hashes: clip.hashes };
  const taken = await takePicture(platform, 'ad_clip', clip.still, also);
  const copies = clipCopies(folder, clip, taken.drawn);
  const { durationSeconds: duration_seconds } = clip;
  await storeClip(platform, folder, clip.file);
  const { isHeld } = await placePicture(platform, adAssetTarget, taken, {
    ...{ ownerId: null, subjectId: null, details: { path, folder, copies } },
  });
  await settleAsset(platform.db, path, {
    ...{ copies, duration_seconds },
    ...(isHeld ? { state: 'held', reason: isHeldWords } : { state: 'ready', reason: null }),
  });
}
