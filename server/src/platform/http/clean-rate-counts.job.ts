import type { JobDefinition } from '../jobs/jobs.ts';

/** Deletes rate counts that no longer matter. */
export const cleanRateCountsJob: JobDefinition<Record<string, never>> = {
  name: 'clean-rate-counts',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 60,
};
