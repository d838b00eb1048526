import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { storyboardSheets } from '../encode/playlist-rules.ts';
import { mediaPrefix } from '../media-facts.ts';
import { findAsset } from '../media-queries.ts';
import { planLadder } from '../plan/ladder-plan.ts';
import { fingerprintMediaJob } from './fingerprint-media.job.ts';
import { writeFingerprint } from './fingerprint-queries.ts';
import { type Frame, keptFrames } from './match-rules.ts';
import { framesOfSheet } from './sheet-frames.ts';
import { entriesWithoutFrames, writeFrames } from './stay-down-queries.ts';

export const createFingerprintMediaHandler = (platform: Platform): JobHandler<{ mediaId: string }> => ({
  job: fingerprintMediaJob,
  run: ({ payload }) => fingerprintMedia(platform, payload.mediaId),
});

/** Takes the frames of an asset from the storyboard that was made of it, for itself and for its entries on the list. */
export async function fingerprintMedia({ db, storage }: Platform, mediaId: string): Promise<void> {
  const asset = await findAsset(db, mediaId);
  if (asset?.source?.video == null || asset.extras.storyboardKey == null) return;
  const { storyboard } = planLadder(asset.source);
  const frames: Frame[] = [];
  for (let order = 0; order < storyboardSheets(storyboard); order++) {
    const sheet = await storage.get(`${mediaPrefix(mediaId)}storyboard/${order + 1}.webp`);
    if (sheet === null) break;
    frames.push(...(await framesOfSheet(sheet, storyboard, order)));
  }
  const kept = keptFrames(frames);
  await db.transaction(async (transaction) => {
    await writeFingerprint(transaction, mediaId, kept);
    for (const { id } of await entriesWithoutFrames(transaction, mediaId))
      await writeFrames(
        transaction,
        id,
        kept.map(({ hash }) => hash),
      );
  });
}
