import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Publishes what was scheduled, and takes out of sight what may no longer be shown. */
export const followPlansJob: JobDefinition<Record<string, never>> = {
  name: 'follow-plans',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 300,
};
