import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Mails the desk of cases of which half of the time is over, and of those that are late. */
export const tellOfClocks: JobDefinition<Record<string, never>> = {
  name: 'tell-of-clocks',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 120,
};
