import type { JobDefinition } from '../../../../platform/jobs/jobs.ts';

/** Deletes files of ads that no creative ever used. */
export const cleanAdAssetsJob: JobDefinition<Record<string, never>> = {
  name: 'clean-ad-assets',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
