import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { mailDesk } from '../../accounts/index.ts';
import { passDataClocks } from './data-request-queries.ts';
import { tellOfDataRequests } from './tell-of-data-requests.job.ts';

/** Per run; the rest is left to the next. */
const atOnce = 500;

/** Every hour. */
export const tellOfDataRequestsHandler = (
  platform: Pick<Platform, 'db' | 'jobs'>,
): JobHandler<Record<string, never>> => ({
  job: tellOfDataRequests,
  schedule: '13 * * * *',
  run: () =>
    platform.db.transaction(async (transaction) => {
      const passed = await passDataClocks(transaction, atOnce);
      for (const isLate of [true, false])
        if (passed.some(({ is_late }) => is_late === isLate))
          await mailDesk(transaction, platform, isLate ? 'answer-late' : 'answer-due', { isForAll: true });
    }),
});
