import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { videoEvidence } from '../video-evidence.ts';
import { detailsById } from '../video-queries.ts';
import { videoMayShowMinor } from './review-facts.ts';

/** Has a video reported to the admins with `child_safety`; `found` is what the lists say of its file. */
export async function tellOfMinor(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  videoId: string,
  found: string,
): Promise<void> {
  const video = await detailsById(transaction, videoId);
  if (video === null) return;
  await facts.state(transaction, videoMayShowMinor, {
    videoId,
    uploaderId: video.uploader_id,
    evidence: videoEvidence(video),
    why: `Its file may show a minor. ${found}`,
  });
}
