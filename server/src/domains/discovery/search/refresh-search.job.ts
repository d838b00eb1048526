import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Updates the parts of the search index that change with time: popularity and tiers. */
export const refreshSearchJob: JobDefinition<Record<string, never>> = {
  name: 'refresh-search',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
