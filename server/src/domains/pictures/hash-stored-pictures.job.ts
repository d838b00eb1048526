import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Gives stored pictures without hashes the ones by which they are recognised. */
export const hashStoredPicturesJob: JobDefinition<Record<string, never>> = {
  name: 'hash-stored-pictures',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};
