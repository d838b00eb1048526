import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Adds what was counted since the last time to the videos and the rankings. */
export const rollupViews: JobDefinition<Record<string, never>> = {
  name: 'rollup-views',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
