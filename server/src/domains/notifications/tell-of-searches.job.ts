import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Tells members of what is new in searches that they saved, of each at most once a day. */
export const tellOfSearches: JobDefinition<Record<string, never>> = {
  name: 'tell-of-searches',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
