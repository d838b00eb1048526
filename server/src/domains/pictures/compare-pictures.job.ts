import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Compares the pictures that are here with new entries of the stay-down list. */
export const comparePicturesJob: JobDefinition<Record<string, never>> = {
  name: 'compare-pictures',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 600,
};
