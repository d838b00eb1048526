import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Finds anew what is like what, as far as something of it changed. */
export const findNeighborsJob: JobDefinition<Record<string, never>> = {
  name: 'find-neighbors',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 3600,
};

/** Finds anew what is like what, all of it. */
export const findAllNeighborsJob: JobDefinition<Record<string, never>> = {
  name: 'find-all-neighbors',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 4 * 3600,
};
