import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Deletes notifications past their retention time. */
export const cleanNotifications: JobDefinition<Record<string, never>> = {
  name: 'clean-notifications',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
