import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Counts what the transparency page shows, and closes years that are over. */
export const countTransparency: JobDefinition<Record<string, never>> = {
  name: 'count-transparency',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
