import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Compares the pictures that are here with new entries of the list of what stays down. */
export const comparePicturesJob: JobDefinition<Record<string, never>> = {
  name: 'compare-pictures',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 600,
};
