import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Adds what became of ads since the last time to the figures. */
export const rollupAds: JobDefinition<Record<string, never>> = {
  name: 'rollup-ads',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
