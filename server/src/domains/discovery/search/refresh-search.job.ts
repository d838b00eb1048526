import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Brings what time changes in the search index up to date: popularity, tiers, counts of words. */
export const refreshSearchJob: JobDefinition<Record<string, never>> = {
  name: 'refresh-search',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
