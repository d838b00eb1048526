import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Gives pictures that are stored and have none the hashes by which they are known again. */
export const hashStoredPicturesJob: JobDefinition<Record<string, never>> = {
  name: 'hash-stored-pictures',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};
