import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes what the operator's rules of retention let go. */
export const applyRetentionJob: JobDefinition<Record<string, never>> = {
  name: 'apply-retention',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 3000,
};
