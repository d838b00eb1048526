import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Lets go of notifications that are older than we keep them. */
export const cleanNotifications: JobDefinition<Record<string, never>> = {
  name: 'clean-notifications',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
