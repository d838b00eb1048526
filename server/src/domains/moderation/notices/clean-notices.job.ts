import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes notices past their retention time, and forgets which networks they came from. */
export const cleanNotices: JobDefinition<Record<string, never>> = {
  name: 'clean-notices',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
