import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Removes data on visits and visitors that no rule needs any longer. */
export const cleanViews: JobDefinition<Record<string, never>> = {
  name: 'clean-views',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 900,
};
