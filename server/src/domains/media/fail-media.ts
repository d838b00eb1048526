import type { Platform } from '../../platform/context.ts';
import { notify } from '../../platform/db/notifications.ts';
import { dropFolder } from '../../platform/evidence/evidence.ts';
import { ladderFailed, mediaDeletedTopic, mediaFailed, mediaPrefix, mediaTopic } from './media-facts.ts';
import { failAsset, findAsset, forgetSource } from './media-queries.ts';
import { isFinished } from './media-rules.ts';
import { firstOutcome } from './tell-again.ts';

/**
 * Ends work on an asset as failed, with the fact. A finished first pass keeps playing, with everything made
 * along with it: then only the ladder has failed. Otherwise what was half made is removed. A source that is
 * itself at fault is removed too; else it stays for a retry.
 *
 * Answers `held` if somebody is working on it and nothing was done, `over` if there is nothing left to fail.
 */
export async function failMedia(
  platform: Platform,
  mediaId: string,
  reason: string,
  options: { claim: string | null; sourceIsAtFault: boolean },
): Promise<'failed' | 'held' | 'over'> {
  const { db, storage, facts } = platform;
  const asset = await findAsset(db, mediaId);
  if (asset === null || isFinished(asset.state)) return 'over';
  const startOver = asset.firstPassAt === null;
  const failed = await db.transaction(async (transaction) => {
    if (!(await failAsset(transaction, mediaId, reason, { claim: options.claim, startOver }))) return false;
    if (options.sourceIsAtFault) await forgetSource(transaction, mediaId);
    if (startOver) await facts.state(transaction, mediaFailed, { mediaId, reason });
    else await facts.state(transaction, ladderFailed, { ...firstOutcome(platform, asset), reason });
    await notify(transaction, mediaTopic, { mediaId, state: 'failed' });
    if (startOver) await notify(transaction, mediaDeletedTopic, { mediaId });
    return true;
  });
  if (!failed) return 'held';
  if (startOver) await dropFolder(platform, mediaPrefix(mediaId));
  if (options.sourceIsAtFault && asset.sourceKey !== null) await storage.delete(asset.sourceKey);
  return 'failed';
}

/**
 * For a job that will not be tried again, however it ended. Throws while somebody still counts as working on
 * the asset, so that the queue reports it again: a killed worker's claim lapses soon, and a living one
 * settles the matter itself.
 */
export async function failLostMedia(platform: Platform, mediaId: string, reason: string): Promise<void> {
  const end = await failMedia(platform, mediaId, reason, { claim: null, sourceIsAtFault: false });
  if (end === 'held') throw new Error(`somebody is at work on the media asset ${mediaId}`);
}
