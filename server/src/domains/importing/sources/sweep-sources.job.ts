import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Checks whether videos that play from elsewhere are still there. */
export const sweepSourcesJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-sources',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 1500,
};
