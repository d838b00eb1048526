import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { changePublishStatus } from './publishing.ts';
import { publishStatusForUpdate } from './publishing-queries.ts';

/**
 * The place a video plays from no longer has it: it goes out of sight, with the reason. False: it was not in
 * a state that strangers see.
 */
export async function withdrawGoneVideo(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  videoId: string,
  reason: string,
): Promise<boolean> {
  const current = await publishStatusForUpdate(transaction, videoId);
  if (current?.status !== 'published') return false;
  await changePublishStatus(transaction, platform, videoId, 'failed', reason);
  return true;
}

/**
 * It is there again: what `withdrawGoneVideo` took away is shown. False: somebody has decided otherwise
 * since.
 */
export async function showFoundVideo(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  videoId: string,
): Promise<boolean> {
  const current = await publishStatusForUpdate(transaction, videoId);
  if (current?.status !== 'failed') return false;
  await changePublishStatus(transaction, platform, videoId, 'processing');
  await changePublishStatus(transaction, platform, videoId, 'published');
  return true;
}
