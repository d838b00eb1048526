import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Moves the file of a picture that a decision took down back to where it is sent from. */
export const restorePictureJob: JobDefinition<{ key: string }> = {
  name: 'restore-picture',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 300,
};
