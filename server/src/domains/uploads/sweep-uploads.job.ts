import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Removes what nobody continues, and continues what was left behind. */
export const sweepUploadsJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-uploads',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 300,
};
