import type { JobDefinition } from '../jobs/jobs.ts';

/** Forgets who asked how often, once it no longer matters. */
export const cleanRateCountsJob: JobDefinition<Record<string, never>> = {
  name: 'clean-rate-counts',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 60,
};
