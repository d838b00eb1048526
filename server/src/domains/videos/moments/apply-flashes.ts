import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import type { FoundFlash } from '../../media/index.ts';
import { videosOfMedia } from '../media-outcome-queries.ts';
import { announceChange } from '../publishing.ts';
import { lockVideos } from '../publishing-queries.ts';
import { dropPreview, writeFoundFlashes } from './moment-queries.ts';

/** A file was measured: the videos that show it have what was found. */
export async function applyFlashes(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  { mediaId, found, losesPreview }: { mediaId: string; found: readonly FoundFlash[]; losesPreview: boolean },
): Promise<void> {
  const videos = await videosOfMedia(transaction, mediaId);
  // Videos before their moments, as whoever changes these does.
  await lockVideos(
    transaction,
    videos.map(({ id }) => id),
  );
  for (const { id } of videos) {
    await writeFoundFlashes(transaction, id, found);
    if (!losesPreview) continue;
    await dropPreview(transaction, id);
    await announceChange(transaction, platform, id);
  }
  if (videos.length > 0) await dropCached(transaction, 'videos');
}
