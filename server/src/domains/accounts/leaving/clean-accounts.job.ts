import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes accounts whose owners asked for it, and expired data of accounts. */
export const cleanAccounts: JobDefinition<Record<string, never>> = {
  name: 'clean-accounts',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 900,
};
