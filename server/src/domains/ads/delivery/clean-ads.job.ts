import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Removes events of ads that are summed up long since, and what no token can use any longer. */
export const cleanAds: JobDefinition<Record<string, never>> = {
  name: 'clean-ads',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 900,
};
