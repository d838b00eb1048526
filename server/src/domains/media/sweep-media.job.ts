import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Finds assets whose job is gone, and sources that belong to no asset. */
export const sweepMediaJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-media',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 600,
};
