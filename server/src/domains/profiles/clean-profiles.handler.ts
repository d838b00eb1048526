import { complaintLimits } from '#contract/complaint-lists.ts';
import type { Platform } from '../../platform/context.ts';
import { sealedKey } from '../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { cleanProfiles } from './clean-profiles.job.ts';
import { deletePictureJob } from './pictures/delete-picture.job.ts';
import { forgetRemovedLooks } from './removed-look-queries.ts';

const atOnce = 500;

/** Every night. A failed run leaves everything to the next. */
export const cleanProfilesHandler = ({
  db,
  jobs,
}: Pick<Platform, 'db' | 'jobs'>): JobHandler<Record<string, never>> => ({
  job: cleanProfiles,
  schedule: '57 3 * * *',
  async run({ signal }) {
    for (let hasMore = true; hasMore; signal.throwIfAborted())
      hasMore = await db.transaction(async (transaction) => {
        const gone = await forgetRemovedLooks(transaction, complaintLimits.days, atOnce);
        for (const key of gone.keys)
          for (const one of new Set([key, sealedKey(key)]))
            await jobs.enqueue(transaction, deletePictureJob, { key: one });
        return gone.hasMore;
      });
  },
});
