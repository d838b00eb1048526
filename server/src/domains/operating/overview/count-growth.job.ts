import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Counts how the site grew in this hour and the one before. */
export const countGrowth: JobDefinition<Record<string, never>> = {
  name: 'count-growth',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};
