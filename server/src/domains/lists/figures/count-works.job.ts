import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Counts how often works are watched and in how many lists they are. */
export const countWorksJob: JobDefinition<Record<string, never>> = {
  name: 'count-works',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 600,
};
