import type { Platform } from '../../platform/context.ts';
import { notify } from '../../platform/db/notifications.ts';
import { mediaDeletedTopic, mediaFailed, mediaPrefix, mediaTopic } from './media-facts.ts';
import { failAsset, findAsset, forgetSource } from './media-queries.ts';

/**
 * Ends work on an asset as failed, with the fact. What was half made is removed. A source that is itself at fault
 * goes too, with all that came of it; else it stays, with a finished first pass, for a retry.
 */
export async function failMedia(
  platform: Platform,
  mediaId: string,
  reason: string,
  options: { claim: string | null; sourceIsAtFault: boolean },
): Promise<void> {
  const { db, storage, facts } = platform;
  const asset = await findAsset(db, mediaId);
  if (asset === null) return;
  const startOver = options.sourceIsAtFault || asset.firstPassAt === null;
  const failed = await db.transaction(async (transaction) => {
    if (!(await failAsset(transaction, mediaId, reason, { claim: options.claim, startOver }))) return false;
    if (options.sourceIsAtFault) await forgetSource(transaction, mediaId);
    await facts.state(transaction, mediaFailed, { mediaId, reason });
    await notify(transaction, mediaTopic, { mediaId, state: 'failed' });
    if (startOver) await notify(transaction, mediaDeletedTopic, { mediaId });
    return true;
  });
  if (!failed) return;
  if (startOver) await storage.deletePrefix(mediaPrefix(mediaId));
  if (options.sourceIsAtFault && asset.sourceKey !== null) await storage.delete(asset.sourceKey);
}
