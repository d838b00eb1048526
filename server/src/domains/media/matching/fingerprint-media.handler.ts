import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { fingerprintMediaJob } from './fingerprint-media.job.ts';
import { writeFingerprint } from './fingerprint-queries.ts';
import { chosenFrames } from './match-rules.ts';
import { entriesWithoutFrames, writeFrames } from './stay-down-queries.ts';
import { storyboardFrames } from './storyboard-frames.ts';

export const createFingerprintMediaHandler = (platform: Platform): JobHandler<{ mediaId: string }> => ({
  job: fingerprintMediaJob,
  run: ({ payload }) => fingerprintMedia(platform, payload.mediaId),
});

/** Takes an asset's frames from its storyboard, for itself and for its entries on the list. */
export async function fingerprintMedia({ db, storage }: Platform, mediaId: string): Promise<void> {
  const frames = await storyboardFrames({ db, storage }, mediaId);
  if (frames === null) return;
  const picked = chosenFrames(frames);
  await db.transaction(async (transaction) => {
    await writeFingerprint(transaction, mediaId, picked);
    for (const { id } of await entriesWithoutFrames(transaction, mediaId))
      await writeFrames(
        transaction,
        id,
        picked.map(({ hash }) => hash),
      );
  });
}
