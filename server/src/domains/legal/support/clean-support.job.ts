import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes tickets past their retention time, and forgets which networks they came from. */
export const cleanSupport: JobDefinition<Record<string, never>> = {
  name: 'clean-support',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
