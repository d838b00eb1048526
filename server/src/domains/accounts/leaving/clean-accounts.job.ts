import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes accounts whose owners wanted it, and what of accounts has had its time. */
export const cleanAccounts: JobDefinition<Record<string, never>> = {
  name: 'clean-accounts',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 900,
};
