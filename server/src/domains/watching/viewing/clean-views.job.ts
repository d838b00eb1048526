import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Removes what of visits and visitors no rule asks for any longer. */
export const cleanViews: JobDefinition<Record<string, never>> = {
  name: 'clean-views',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 900,
};
