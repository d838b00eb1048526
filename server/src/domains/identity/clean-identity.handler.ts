import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { cleanIdentityJob } from './clean-identity.job.ts';
import { cleanUpIdentity } from './clean-identity.ts';

/** Every hour. A failed run leaves everything to the next. */
export const createCleanIdentityHandler = (
  platform: Pick<Platform, 'db'>,
): JobHandler<Record<string, never>> => ({
  job: cleanIdentityJob,
  schedule: '23 * * * *',
  run: ({ signal }) => cleanUpIdentity(platform, signal),
});
