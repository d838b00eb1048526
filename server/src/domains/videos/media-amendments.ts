import { expireCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { writeQuality, writeStill } from './media-outcome-queries.ts';
import { videoChanged } from './publishing.ts';

/**
 * The chosen still of a file has other names. Answers that still say the former ones are not hurried: those files stay. Nothing
 * else of a video changes by it, so nobody is told.
 */
export const applyStillRenamed = writeStill;

/** Fewer renditions of a file play. What else is known of it stands: it is not compared, measured or held anew. */
export async function applyQualityChanged(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  { mediaId, quality }: { mediaId: string; quality: string },
): Promise<void> {
  const changed = await writeQuality(transaction, mediaId, quality);
  for (const videoId of changed) await facts.state(transaction, videoChanged, { videoId });
  if (changed.length > 0) await expireCached(transaction, 'videos', 'categories');
}
